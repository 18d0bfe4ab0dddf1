import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { DraftNotice } from "./draft-notice";

const draft = { offered: { at: Date.UTC(2026, 1, 1, 4, 30) }, restore: fn(), discard: fn() };
const meta = { title: "Parts/Draft notice", component: DraftNotice, args: { draft } } satisfies Meta<typeof DraftNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("你有一份 2026-02-01 12:30 未提交的内容")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "继续编辑" }));
    await expect(draft.restore).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "丢弃" }));
    await expect(draft.discard).toHaveBeenCalled();
  },
};
export const None: Story = { args: { draft: { ...draft, offered: undefined } } };
