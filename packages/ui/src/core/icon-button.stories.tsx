import type { Meta, StoryObj } from "@storybook/react-vite";
import { RotateCw } from "lucide-react";
import { expect, fn } from "storybook/test";
import { IconButton } from "./icon-button";

const meta = {
  title: "Parts/Icon button",
  component: IconButton,
  args: { label: "刷新", icon: <RotateCw size={15} aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "刷新" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = { args: { variant: "secondary" } };
export const Busy: Story = { args: { isBusy: true } };
