import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Switch } from "./switch";

const description = `
On or off, at once.

**Do** use it where a press applies by itself: a row's state, a setting.

**Don't** use it for a consent or for one of several choices: those are a [Checkbox](?path=/docs/parts-checkbox--docs) and a
[Radio group](?path=/docs/parts-radio-group--docs).
`;

const meta = {
  title: "Parts/Switch",
  component: Switch,
  args: { "aria-label": "启用 春节券", isOn: false, onChange: fn() },
  parameters: { docs: { description: { component: description } } },
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
