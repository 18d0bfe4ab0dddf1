import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { CopyText } from "./copy-text";

const meta = {
  title: "Core/CopyText",
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  component: CopyText,
  args: { text: "SK202602010001" },
} satisfies Meta<typeof CopyText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copying: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "复制 SK202602010001" }));
    await expect(await screen.findByText("复制成功")).toBeVisible();
  },
};
export const Nothing: Story = {
  args: { text: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByText("没有可复制的内容")).toBeVisible();
  },
};
