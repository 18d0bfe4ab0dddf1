import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Textarea } from "./textarea";

const meta = {
  title: "Parts/Textarea",
  component: Textarea,
  args: { "aria-label": "备注", value: "", placeholder: "请输入备注", maxLength: 200, hasCounter: true },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return <Textarea {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "周末发货");
    await expect(canvas.getByText("4/200")).toBeVisible();
  },
};
export const Disabled: Story = { args: { value: "周末发货", disabled: true } };
