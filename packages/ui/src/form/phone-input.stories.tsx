import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { PhoneInput } from "./phone-input";

const meta = {
  title: "Parts/Phone input",
  args: { "aria-label": "联系电话" },
  render: function Render(props: { "aria-label": string }) {
    const [value, setValue] = useState("");
    return <PhoneInput {...props} value={value} onChange={setValue} />;
  },
} satisfies Meta<{ "aria-label": string }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: "联系电话" });
    await userEvent.click(input);
    await userEvent.paste("\u202d+86 138-0013-8000\u202c");
    await userEvent.tab();
    await expect(input).toHaveValue("13800138000");
    await userEvent.clear(input);
    await userEvent.type(input, "０２１－１２３４５６７８");
    await userEvent.tab();
    await expect(input).toHaveValue("021-12345678");
  },
};
