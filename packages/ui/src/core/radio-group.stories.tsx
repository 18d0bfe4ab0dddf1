import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { RadioGroup } from "./radio-group";

const options = [
  { value: 1, label: "商家券" },
  { value: 2, label: "商品券" },
  { value: 3, label: "平台券", isDisabled: true },
];
const description = `
One of a few options that are all in view.

**Do** use it for two to four options that a person should compare; \`segments\` above a list or a chart, where a press applies at once.

**Don't** use it for more: some dozens are a [Select](?path=/docs/pickers-select--docs), what a server has many of a
[Remote select](?path=/docs/pickers-remote-select--docs). On or off is a [Switch](?path=/docs/parts-switch--docs).
`;

const meta = {
  title: "Parts/Radio group",
  component: RadioGroup<number>,
  args: { options, value: 1, label: "使用类型" },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
  parameters: { docs: { description: { component: description } } },
} satisfies Meta<typeof RadioGroup<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Radios: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("商品券"));
    await expect(canvas.getByRole("radio", { name: "商品券" })).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("radio", { name: "商家券" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "平台券" })).toBeDisabled();
  },
};
export const Segments: Story = { args: { variant: "segments" } };
export const Disabled: Story = { args: { disabled: true } };
