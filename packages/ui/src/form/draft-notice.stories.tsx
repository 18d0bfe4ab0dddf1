import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { word } from "../../.storybook/words";
import { DraftNotice } from "./draft-notice";

const draft = { offered: { at: Date.UTC(2026, 1, 1, 4, 30) }, restore: fn(), discard: fn() };
const meta = { title: "Parts/Draft notice", component: DraftNotice, args: { draft } } satisfies Meta<typeof DraftNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(word("draft.offer", { time: "2026-02-01 12:30" }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: word("draft.restore") }));
    await expect(draft.restore).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: word("draft.discard") }));
    await expect(draft.discard).toHaveBeenCalled();
  },
};
export const None: Story = { args: { draft: { ...draft, offered: undefined } } };
