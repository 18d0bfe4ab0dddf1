import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { word } from "../../.storybook/words";
import { Picture } from "./picture";

const tea = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#dcebd2"/><circle cx="40" cy="44" r="18" fill="#5f8f4e"/></svg>')}`;
const meta = {
  title: "Parts/Picture",
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  component: Picture,
  args: { src: tea, name: "西湖龙井" },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Thumbnail: Story = {};

export const Preview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: word("picture.preview", { name: "西湖龙井" }) }));
    await expect(await screen.findByRole("img", { name: "西湖龙井" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: word("picture.close") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Plain: Story = { args: { isPlain: true, size: 64 } };
export const Missing: Story = {
  args: { src: "data:image/png;base64,AAAA" },
  play: async ({ canvas }) => expect(await canvas.findByRole("img", { name: word("picture.missing") })).toBeVisible(),
};
export const None: Story = { args: { src: null } };
