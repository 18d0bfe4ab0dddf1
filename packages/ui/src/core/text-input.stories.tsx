import type { Meta, StoryObj } from "@storybook/react-vite";
import { Search } from "lucide-react";
import { useState } from "react";
import { expect } from "storybook/test";
import { word } from "../../.storybook/words";
import { TextInput } from "./text-input";

const meta = {
  title: "Parts/Text input",
  component: TextInput,
  args: { "aria-label": "优惠券名称", value: "", placeholder: "请输入优惠券名称" },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return <TextInput {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Counting: Story = {
  args: { hasCounter: true, maxLength: 20 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "春节满减券");
    await expect(canvas.getByText("5/20")).toBeVisible();
  },
};

export const Clearing: Story = {
  args: { value: "春节", isClearable: true, leading: <Search size={14} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: word("form.clear", { label: "优惠券名称" }) }));
    await expect(canvas.getByRole("textbox")).toHaveValue("");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Disabled: Story = { args: { value: "春节满减券", disabled: true } };
export const ReadOnly: Story = { args: { value: "春节满减券", readOnly: true } };
