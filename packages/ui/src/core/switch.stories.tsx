import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Switch } from "./switch";

const meta = {
  title: "Parts/Switch",
  component: Switch,
  args: { "aria-label": "启用 春节券", isOn: false, onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "启用 春节券" }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { isOn: true } };
export const Busy: Story = {
  args: { isOn: true, isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("switch"));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { isOn: true, disabled: true } };
export const WithWords: Story = { args: { isOn: true, children: "开启" } };
