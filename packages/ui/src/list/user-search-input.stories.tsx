import type { UserSearchBy } from "@shopkeeper/hooks/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { UserSearchInput } from "./user-search-input";

const anything: { by: UserSearchBy } = { by: "all" };

const meta = {
  title: "Parts/User search input",
  args: anything,
  render: function Render(first: typeof anything) {
    const [{ by, text }, setSearch] = useState({ by: first.by, text: "" });
    return <UserSearchInput by={by} text={text} onChange={(nextBy, next) => setSearch({ by: nextBy, text: next })} />;
  },
} satisfies Meta<typeof anything>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anything: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "用户信息" }), "小鹿 138");
    await expect(canvas.getByRole("textbox", { name: "用户信息" })).toHaveValue("小鹿 138");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "搜索类型" }), "手机号");
    await expect(canvas.getByRole("textbox", { name: "用户信息" })).toHaveValue("138");
  },
};

export const ByPhone: Story = {
  args: { by: "phone" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: "用户信息" });
    await userEvent.type(input, "138a1234");
    await expect(input).toHaveValue("1381234");
    await userEvent.clear(input);
    await userEvent.type(input, "138123456789");
    await expect(input).toHaveValue("");
  },
};
