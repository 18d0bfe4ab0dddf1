import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Select } from "./select";

const description = `
One of a few things, with the browser's own list: keys, search by typing, and the phone's wheel come with it.

**Do** use it for five to some dozens of fixed options, and name what is missing in \`placeholder\`: choosing that takes the choice away.

**Don't** use it for up to four options that should be compared: that is a [Radio group](?path=/docs/parts-radio-group--docs). What a server has
many of is searched in a [Remote select](?path=/docs/pickers-remote-select--docs).
`;

const meta = {
  title: "Pickers/Select",
  component: Select<number>,
  args: {
    "aria-label": "状态",
    value: undefined,
    placeholder: "请选择状态",
    onChange: fn(),
    options: [
      { value: 1, label: "开启" },
      { value: 0, label: "关闭" },
    ],
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Select
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange?.(next);
          setValue(next);
        }}
      />
    );
  },
  parameters: { docs: { description: { component: description } } },
} satisfies Meta<typeof Select<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["!test"] };

export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "状态" }), "关闭");
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await userEvent.selectOptions(canvas.getByRole("combobox"), "请选择状态");
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};
export const Chosen: Story = { args: { value: 1 } };
export const Disabled: Story = { args: { value: 1, disabled: true } };
