import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../../.storybook/use-search";
import { withShop } from "../../../.storybook/with-shop";
import { ProductListScreen, type ProductListScreenProps } from "./product-list-screen";

interface Args extends Omit<ProductListScreenProps, "search"> {
  at: string;
}

const meta = {
  title: "Products/List",
  args: { at: "", onCreate: fn(), onCollect: fn(), onView: fn(), onEdit: fn(), onCopy: fn() },
  render: function Render({ at, ...links }: Args) {
    return <ProductListScreen search={useSearch(at)} {...links} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const off = { isShow: false };
const seen = ["merchant:product:page:list", "merchant:product:info"];
const table = (canvas: { findByRole: (role: string, options: { name: string }) => Promise<HTMLElement> }) =>
  canvas.findByRole("table", { name: "商品列表" });

export const Full: Story = {
  decorators: [withShop({ products: 60 })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("共 60 条")).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "出售中 60" })).toHaveAttribute("aria-selected", "true");
    await userEvent.click(canvas.getByRole("button", { name: "第 3 页" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "第 3 页" })).toHaveAttribute("aria-current", "page"));
    await userEvent.type(canvas.getByLabelText("商品搜索"), "没有这样的商品{Enter}");
    await expect(await canvas.findByText("没有符合条件的数据，换个条件试试")).toBeVisible();
    await expect(await canvas.findByRole("tab", { name: "出售中 0" })).toBeVisible();
    const [, reset] = canvas.getAllByRole("button", { name: "重置" });
    await userEvent.click(reset ?? canvas.getByRole("table"));
    await expect(canvas.getByRole("textbox", { name: "商品搜索" })).toHaveValue("");
    await expect(await canvas.findByText("共 60 条")).toBeVisible();
  },
};

export const Sorting: Story = {
  decorators: [
    withShop({
      products: [
        { name: "甲茶", sales: 3 },
        { name: "乙茶", sales: 9 },
        { name: "丙茶", sales: 1 },
      ],
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole("columnheader", { name: "销量" });
    const names = () => canvas.getAllByRole("switch").map((one) => one.getAttribute("aria-label")?.slice(-2));
    await expect(heading).toHaveAttribute("aria-sort", "none");
    within(heading).getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(names()).toEqual(["乙茶", "甲茶", "丙茶"]));
    await expect(heading).toHaveAttribute("aria-sort", "descending");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(names()).toEqual(["丙茶", "甲茶", "乙茶"]));
    await expect(heading).toHaveAttribute("aria-sort", "ascending");
  },
};

export const ChoosingColumns: Story = {
  decorators: [withShop({ products: [{ name: "绿茶" }] })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("columnheader", { name: "销量" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "选择显示的列" }));
    const panel = within(await screen.findByRole("dialog", { name: "选择显示的列" }));
    await expect(panel.getByRole("checkbox", { name: "商品名称" })).toBeDisabled();
    await userEvent.click(panel.getByRole("checkbox", { name: "销量" }));
    await expect(panel.getByRole("checkbox", { name: "全选" })).toBePartiallyChecked();
    await userEvent.click(panel.getByRole("button", { name: "保存" }));
    await waitFor(() => expect(canvas.queryByRole("columnheader", { name: "销量" })).toBeNull());
    await expect(canvas.getByRole("button", { name: "选择显示的列" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: "恢复默认" }));
    await expect(await canvas.findByRole("columnheader", { name: "销量" })).toBeVisible();
  },
};

export const Details: Story = {
  args: { at: "type=7" },
  decorators: [
    withShop({
      merchant: { productSwitch: true },
      products: [{ name: "绿茶", ...off, auditStatus: 3, reason: "主图不清晰，请更换后再提交", collectCount: 12, ficti: 340 }],
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole("button", { name: "展开 绿茶" });
    await expect(canvas.getByRole("columnheader", { name: "失败原因" })).toBeVisible();
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText("340")).toBeVisible();
    await expect(canvas.getAllByText("主图不清晰，请更换后再提交")).toHaveLength(2);
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText("暂无商品")).toBeVisible();
    await userEvent.click(canvas.getAllByRole("button", { name: "添加商品" })[1] ?? canvas.getByRole("table"));
    await expect(args.onCreate).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "商品采集" }));
    await expect(args.onCollect).toHaveBeenCalled();
  },
};

export const EmptyTab: Story = {
  args: { at: "type=5" },
  decorators: [withShop({ products: 1 })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("回收站是空的")).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "出售中 1" })).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [withShop({ products: 2 }, { at: "/product/list", does: "stall" })],
  play: async ({ canvas }) => expect((await table(canvas)).getAttribute("aria-busy")).toBe("true"),
};

export const Refused: Story = {
  decorators: [withShop({ products: 2, permissions: ["merchant:product:info"] })],
  play: async ({ canvas }) => expect(await canvas.findByText("没有权限访问。")).toBeVisible(),
};

export const Failed: Story = {
  decorators: [withShop({ products: 2 }, { at: "/product/list", does: "break" })],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible(),
};

export const ReadOnly: Story = {
  decorators: [withShop({ products: [{ name: "绿茶" }], permissions: seen })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("绿茶")).toBeVisible();
    await expect(canvas.queryByRole("switch")).toBeNull();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "添加商品" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "详情 绿茶" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "编辑 绿茶" })).toBeNull();
  },
};

/** What other releases and people left there spoils its own cell, never the list. */
export const OddRows: Story = {
  args: { at: "type=2" },
  decorators: [
    withShop({
      products: [
        { name: "<b>粗体</b> &amp; \u202e倒着写", ...off, image: "" },
        { name: "很长".repeat(60), ...off, image: "/missing.png" },
        { name: "没见过的状态", ...off, auditStatus: 0, type: 6 },
      ],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("<b>粗体</b> &amp; \u202e倒着写")).toBeVisible();
    await expect(canvas.getAllByRole("switch")).toHaveLength(3);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [
    withShop({ products: [{ name: "明前龙井" }, { name: "一个名字很长很长很长很长很长很长很长很长的商品，换行之后也要看得清楚" }] }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("明前龙井")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "排序方式" }), "商品售价从高到低");
    await userEvent.click(canvas.getByRole("button", { name: "展开 明前龙井" }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};

export const Switching: Story = {
  decorators: [withShop({ products: [{ name: "绿茶" }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "上架或下架 绿茶" }));
    await expect(await screen.findByText("下架成功")).toBeVisible();
    await expect(await canvas.findByText("没有出售中的商品")).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "仓库中 1" }));
    await expect(await canvas.findByRole("switch", { name: "上架或下架 绿茶" })).not.toBeChecked();
  },
};

export const SwitchRefused: Story = {
  args: { at: "type=3" },
  decorators: [withShop({ products: [{ name: "无货", stock: 0, ...off }] })],
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole("switch", { name: "上架或下架 无货" });
    await userEvent.click(toggle);
    await expect(await screen.findByText(/库存/, { selector: "[role=status] *, [role=alert] *, [role=alert]" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("switch", { name: "上架或下架 无货" })).not.toBeChecked());
  },
};

export const EditingOnSale: Story = {
  decorators: [withShop({ products: [{ name: "绿茶" }] })],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "编辑 绿茶" }));
    const question = within(await screen.findByRole("dialog", { name: "系统提示" }));
    await expect(question.getByText("下架该商品吗？出售商品需下架之后可编辑。")).toBeVisible();
    await expect(question.getByText("绿茶")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(args.onEdit).toHaveBeenCalled());
  },
};

export const Recycling: Story = {
  args: { at: "type=2" },
  decorators: [withShop({ products: [{ name: "绿茶", ...off }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "绿茶 的更多操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "加入回收站" }));
    await expect(await screen.findByText(/^id为\d+的商品加入回收站吗$/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "确定" }));
    await expect(await canvas.findByText("仓库里没有商品")).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "回收站 1" }));
    await userEvent.click(await canvas.findByRole("button", { name: "删除 绿茶" }));
    await expect(await screen.findByText(/^删除 id 为 \d+ 的商品$/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "确定" }));
    await expect(await canvas.findByText("回收站是空的")).toBeVisible();
  },
};

export const Submitting: Story = {
  args: { at: "type=8" },
  decorators: [withShop({ merchant: { productSwitch: true }, products: [{ name: "绿茶", ...off, auditStatus: 1 }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "提交审核 绿茶" }));
    const question = within(await screen.findByRole("dialog", { name: "系统提示" }));
    await expect(question.getByText("提审之后是否自动上架？")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "上架" }));
    await expect(await screen.findByText("提交审核成功")).toBeVisible();
    await userEvent.click(await canvas.findByRole("tab", { name: "待审核 1" }));
    await userEvent.click(await canvas.findByRole("button", { name: "撤回审核 绿茶" }));
    await userEvent.click(await screen.findByRole("button", { name: "确定" }));
    await expect(await canvas.findByText("没有待审核的商品")).toBeVisible();
  },
};

export const Many: Story = {
  args: { at: "type=4" },
  decorators: [
    withShop({
      products: [
        { name: "有货", ...off, stock: 3 },
        { name: "无货", ...off, stock: 0 },
      ],
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "全选本页" }));
    await expect(canvas.getByText("已选 2 项")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "批量上架" }));
    const question = within(await screen.findByRole("dialog", { name: "系统提示" }));
    await expect(question.getByText("确定要将选中商品批量上架吗?")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "确定" }));
    const results = within(await screen.findByRole("dialog", { name: "批量上架的结果" }));
    await expect(await results.findByText("成功 1 项，失败 1 项")).toBeVisible();
    const [first] = results.getAllByRole("listitem");
    await expect(first).toHaveTextContent("无货");
    await userEvent.click(results.getByRole("button", { name: "确定" }));
    await expect(canvas.getByText("已选 1 项")).toBeVisible();
  },
};

export const AllOfTheFilter: Story = {
  decorators: [withShop({ products: 45 })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "全选本页" }));
    await userEvent.click(canvas.getByRole("button", { name: "选择全部 45 项" }));
    await expect(await canvas.findByText("已选 45 项")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "第 2 页" }));
    await userEvent.click(canvas.getByRole("button", { name: "批量下架" }));
    await expect(await screen.findByText(/等 45 个商品$/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "确定" }));
    await expect(await screen.findByText("成功 45 项，失败 0 项")).toBeVisible();
  },
};

export const SettingShipping: Story = {
  args: { at: "type=2" },
  decorators: [withShop({ shippingTemplates: [{ name: "全国包邮" }, { name: "按件计费" }], products: [{ name: "绿茶", ...off }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "绿茶 的更多操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "设置运费" }));
    const dialog = within(await screen.findByRole("dialog", { name: "设置运费" }));
    await userEvent.selectOptions(await dialog.findByLabelText("运费模板"), "请选择运费模板");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await dialog.findByText("请选择运费模板", { selector: "[data-error]" })).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText("运费模板"), "按件计费");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await screen.findByText("设置运费模板成功")).toBeVisible();
  },
};

export const ShippingFailed: Story = {
  args: { at: "type=2" },
  decorators: [withShop({ products: [{ name: "绿茶", ...off }] }, { at: "/shipping/templates/list", does: "break" })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "绿茶 的更多操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "设置运费" }));
    await expect(await screen.findByRole("button", { name: "重试" })).toBeVisible();
  },
};
