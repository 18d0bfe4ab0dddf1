import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Select } from "./select";

const meta = {
  title: "Parts/Select",
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
} satisfies Meta<typeof Select<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

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
