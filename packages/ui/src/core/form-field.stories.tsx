import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FormField } from "./form-field";
import { NumberInput } from "./number-input";
import { RadioGroup } from "./radio-group";
import { TextInput } from "./text-input";

const meta = {
  title: "Core/FormField",
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
