import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { SpecRuleListScreen } from "./spec-rule-list-screen";

interface Args {
  at: string;
}

const meta = {
  title: "Specs/List",
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
    await expect(await canvas.findByText("共 45 条")).toBeVisible();
    await expect(canvas.getByText("黑色，白色，米色，雾蓝")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "第 3 页" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "第 3 页" })).toHaveAttribute("aria-current", "page"));
    await userEvent.type(canvas.getByLabelText("规格名称"), " 颜色尺码 {Enter}");
    await expect(await canvas.findByText("共 1 条")).toBeVisible();
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("暂无商品规格")).toBeVisible();
    const [first] = canvas.getAllByRole("button", { name: "添加商品规格" });
    if (first) await userEvent.click(first);
    await expect(await screen.findByRole("dialog", { name: "属性规格" })).toBeVisible();
  },
};

export const NothingMatches: Story = {
  args: { at: "keywords=没有这样的规格" },
  decorators: [withShop({ specRules: 2 })],
  play: async ({ canvas }) => expect(await canvas.findByText("没有符合条件的数据，换个条件试试")).toBeVisible(),
};

export const Loading: Story = {
  decorators: [withShop({ specRules: 2 }, { at: "/rule/list", does: "stall" })],
  play: async ({ canvas }) => expect((await canvas.findByRole("table", { name: "商品规格" })).getAttribute("aria-busy")).toBe("true"),
};

export const Refused: Story = {
  decorators: [withShop({ specRules: 2, permissions: ["merchant:product:rule:save"] })],
  play: async ({ canvas }) => expect(await canvas.findByText("没有权限访问。")).toBeVisible(),
};

export const Failed: Story = {
  decorators: [withShop({ specRules: 2 }, { at: "/rule/list", does: "break" })],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible(),
};

export const ReadOnly: Story = {
  decorators: [withShop({ specRules: clothes, permissions: ["merchant:product:rule:page:list"] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("颜色尺码")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "添加商品规格" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /颜色尺码/ })).toBeNull();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
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
    await expect(await canvas.findByText("规格内容无法显示")).toBeVisible();
    await expect(canvas.getByText("部分规格内容无法显示")).toBeVisible();
    await expect(canvas.getByText("<b>标签</b>")).toBeVisible();
    await expect(canvas.getByText("面料", { selector: "td:nth-child(3) *, td:nth-child(3)" })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ specRules: [...clothes, { ruleName: "名字刚好二十个字的规格名字刚好二十个字的" }] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("颜色尺码")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};

export const Deleting: Story = {
  decorators: [withShop({ specRules: [{ ruleName: "尺码" }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除 尺码" }));
    await expect(await screen.findByText("确定删除规格“尺码”吗？")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "确定" }));
    await expect(await canvas.findByText("暂无商品规格")).toBeVisible();
  },
};

export const DeletingMany: Story = {
  decorators: [withShop({ specRules: [{ ruleName: "甲" }, { ruleName: "乙" }, { ruleName: "丙" }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "选择 甲" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: "选择 乙" }));
    await userEvent.click(canvas.getByRole("button", { name: "批量删除" }));
    await expect(await screen.findByText("确定删除选中的 2 项吗？")).toBeVisible();
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "确定" }));
    await expect(await screen.findByText("成功 2 项，失败 0 项")).toBeVisible();
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "确定" }));
    await expect(await canvas.findByText("共 1 条")).toBeVisible();
  },
};
