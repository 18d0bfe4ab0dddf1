import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../core/button";
import { NumberInput } from "../core/number-input";
import { RadioGroup } from "../core/radio-group";
import { TextInput } from "../core/text-input";
import { FormField } from "./form-field";

const meta = {
  title: "Parts/Form field",
  component: FormField,
  args: { label: "优惠券名称", children: <TextInput value="春节满减券" /> },
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => expect(canvas.getByLabelText("优惠券名称")).toBeRequired(),
};
export const Helped: Story = {
  args: { label: "使用门槛", help: "填 0 表示不限制", children: <NumberInput value={0} unit="元" /> },
  play: async ({ canvas }) => expect(canvas.getByLabelText("使用门槛")).toHaveAccessibleDescription("填 0 表示不限制"),
};
export const Wrong: Story = {
  args: { isRequired: true, error: "请输入优惠券名称", help: "最多 20 个字", children: <TextInput value="" /> },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("优惠券名称");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("请输入优惠券名称 最多 20 个字");
  },
};
export const Group: Story = {
  args: {
    label: "使用类型",
    isGroup: true,
    children: (
      <RadioGroup
        value={1}
        options={[
          { value: 1, label: "商家券" },
          { value: 2, label: "商品券" },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByRole("radiogroup", { name: "使用类型" })).toBeVisible(),
};
export const Phone: Story = {
  args: { isRequired: true },
  decorators: [
    (Story) => (
      <div style={{ width: 343, containerType: "inline-size" }}>
        <Story />
      </div>
    ),
  ],
};

/** A press elsewhere leaves the field, whose error appears or disappears: nothing moves before the click. */
export const ErrorWhilePressing: Story = {
  args: { label: "面值", children: null },
  render: function Correcting(args) {
    const [value, setValue] = useState<number>();
    const [error, setError] = useState<string | undefined>("请输入面值");
    const [count, setCount] = useState(0);
    return (
      <div>
        <FormField {...args} {...(error === undefined ? {} : { error })}>
          <NumberInput value={value} onChange={setValue} onBlur={() => setError(value === undefined ? "请输入面值" : undefined)} />
        </FormField>
        <Button onClick={() => setCount(count + 1)}>添加 {count}</Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("面值"), "5");
    const button = canvas.getByRole("button", { name: "添加 0" });
    const top = button.getBoundingClientRect().top;
    await userEvent.pointer({ keys: "[MouseLeft>]", target: button });
    await expect(canvas.getByText("请输入面值")).toBeVisible();
    await expect(button.getBoundingClientRect().top).toBe(top);
    await userEvent.pointer({ keys: "[/MouseLeft]", target: button });
    await expect(await canvas.findByRole("button", { name: "添加 1" })).toBeVisible();
    await expect(canvas.queryByText("请输入面值")).toBeNull();
  },
};
