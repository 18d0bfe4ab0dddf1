import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { word } from "../../.storybook/words";
import { FormField } from "../form/form-field";
import { PasswordInput } from "./password-input";

const meta = {
  title: "Parts/Password input",
  component: PasswordInput,
  args: { value: "", placeholder: "请输入新密码" },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

function Typed({ value: first, ...args }: Parameters<typeof PasswordInput>[0]) {
  const [value, setValue] = useState(first);
  return (
    <FormField label="新密码">
      <PasswordInput {...args} value={value} onChange={setValue} />
    </FormField>
  );
}

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("新密码");
    await userEvent.type(input, "Brand-new-9");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: word("form.showPassword") }));
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: word("form.hidePassword") }));
    await expect(input).toHaveAttribute("type", "password");
  },
};
export const Disabled: Story = { args: { value: "secret", disabled: true } };
