import type { UserSearchBy } from "@shopkeeper/hooks/list";
import { UserSearchType } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { codeLabel, controlWord } from "../../.storybook/words";
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
    await userEvent.type(canvas.getByRole("textbox", { name: controlWord("userSearch.content") }), "小鹿 138");
    await expect(canvas.getByRole("textbox", { name: controlWord("userSearch.content") })).toHaveValue("小鹿 138");
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: controlWord("userSearch.type") }),
      codeLabel("UserSearchType", UserSearchType.phone),
    );
    await expect(canvas.getByRole("textbox", { name: controlWord("userSearch.content") })).toHaveValue("小鹿 138");
  },
};

export const ByPhone: Story = {
  args: { by: "phone" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: controlWord("userSearch.content") });
    await userEvent.type(input, "+86 138-0013 8000");
    await expect(input).toHaveValue("+86 138-0013 8000");
  },
};
