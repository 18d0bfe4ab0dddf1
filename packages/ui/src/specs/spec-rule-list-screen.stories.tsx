import { textOf } from "@shopkeeper/hooks/texts";
import { specText } from "@shopkeeper/hooks/specs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { SpecRuleListScreen } from "./spec-rule-list-screen";

interface Args {
  at: string;
}

const meta = {
  title: "Screens/Specs/List",
  args: { at: "" },
  render: function Render({ at }: Args) {
    return <SpecRuleListScreen search={useSearch(at)} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const clothes: readonly { ruleName: string; specs: Record<string, string[]> }[] = [
  { ruleName: "面料", specs: { 面料: ["纯棉", "亚麻", "真丝", "羊毛", "莱赛尔"] } },
  { ruleName: "颜色尺码", specs: { 颜色: ["黑色", "白色", "米色", "雾蓝"], 尺码: ["S", "M", "L", "XL"] } },
];

export const Full: Story = {
  decorators: [withShop({ specRules: [...Array.from({ length: 43 }, () => ({})), ...clothes] })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(word("pager.total", { total: 45 }))).toBeVisible();
    await expect(canvas.getByText(["黑色", "白色", "米色", "雾蓝"].join(textOf(specText, "list.comma")))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: word("pager.page", { page: 3 }) }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: word("pager.page", { page: 3 }) })).toHaveAttribute("aria-current", "page"),
    );
    await userEvent.type(canvas.getByLabelText(textOf(specText, "fields.ruleName")), " 颜色尺码 {Enter}");
    await expect(await canvas.findByText(word("pager.total", { total: 1 }))).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const NothingMatches: Story = { tags: ["!test"], args: { at: "keywords=没有这样的规格" }, decorators: [withShop({ specRules: 2 })] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({ specRules: 2 }, { at: "/rule/list", does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ specRules: 2, permissions: ["merchant:product:rule:save"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({ specRules: 2 }, { at: "/rule/list", does: "break" })] };

export const ReadOnly: Story = {
  tags: ["!test"],
  decorators: [withShop({ specRules: clothes, permissions: ["merchant:product:rule:page:list"] })],
};

export const Poisoned: Story = {
  decorators: [
    withShop({
      specRules: [
        ...clothes,
        { ruleName: "坏了一半", ruleValue: '[{"value":"颜色","detail":["红"]},7]' },
        { ruleName: "读不出来", ruleValue: "{oops" },
        { ruleName: "<b>标签</b>", specs: { "<img src=x onerror=alert(1)>": ["{{name}}", "\u202e反"] } },
      ],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf(specText, "list.broken"))).toBeVisible();
    await expect(canvas.getByText(textOf(specText, "list.brokenPartly"))).toBeVisible();
    await expect(canvas.getByText("<b>标签</b>")).toBeVisible();
    await expect(canvas.getByText("面料", { selector: "td:nth-child(3) *, td:nth-child(3)" })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ specRules: [...clothes, { ruleName: "名字刚好二十个字的规格名字刚好二十个字的" }] })],
  play: async ({ canvas }) => expect(await canvas.findByText("颜色尺码")).toBeVisible(),
};
