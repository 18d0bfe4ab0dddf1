import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../../.storybook/use-search";
import { withShop } from "../../../.storybook/with-shop";
import { ProductListScreen, type ProductListScreenProps } from "./product-list-screen";

interface Args extends Omit<ProductListScreenProps, "search"> {
  at: string;
}

const meta = {
  title: "Screens/Products/List",
  args: {
    at: "",
    onCreate: fn(),
    onCollect: fn(),
    onView: fn(),
    onEdit: fn(),
    onCopy: fn(),
    pathOf: (page: string, id: number) => `/${page}/${id}`,
  },
  render: function Render({ at, ...links }: Args) {
    return <ProductListScreen search={useSearch(at)} {...links} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const off = { isShow: false };
const seen = ["merchant:product:page:list", "merchant:product:info"];

export const Full: Story = {
  decorators: [withShop({ products: 21 })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("共 21 条")).toBeVisible();
    await expect(await canvas.findByRole("tab", { name: "出售中 21" })).toHaveAttribute("aria-selected", "true");
    await userEvent.click(canvas.getByRole("button", { name: "第 2 页" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "第 2 页" })).toHaveAttribute("aria-current", "page"));
    await userEvent.type(canvas.getByLabelText("商品搜索"), "没有这样的商品{Enter}");
    await expect(await canvas.findByText("没有符合条件的数据，换个条件试试")).toBeVisible();
    await expect(await canvas.findByRole("tab", { name: "出售中 0" })).toBeVisible();
    const [, reset] = canvas.getAllByRole("button", { name: "重置" });
    await userEvent.click(reset ?? canvas.getByRole("table"));
    await expect(canvas.getByRole("textbox", { name: "商品搜索" })).toHaveValue("");
    await expect(await canvas.findByText("共 21 条")).toBeVisible();
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

/** What the filters leave is under other tabs: the empty one leads there. */
export const Elsewhere: Story = {
  args: { at: "type=7&keywords=茶" },
  decorators: [withShop({ products: [{ name: "绿茶", ...off }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "仓库中 1" }));
    await expect(await canvas.findByRole("link", { name: "绿茶" })).toBeVisible();
  },
};

/** A price is corrected where it stands, on the shelf too; one that looks wrong is asked about. */
export const Figure: Story = {
  decorators: [withShop({ products: [{ name: "绿茶", specs: [], price: 10_000 }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "¥100.00，修改 绿茶 的售价" }));
    const price = await screen.findByRole("textbox", { name: "售价（元）" });
    await userEvent.clear(price);
    await userEvent.type(price, "0{Enter}");
    await expect(await screen.findByText("售价看起来不对，仍要保存吗？")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "仍要保存" }));
    await expect(await canvas.findByRole("button", { name: "¥0.00，修改 绿茶 的售价" })).toBeVisible();
  },
};

export const Loading: Story = { tags: ["!test"], decorators: [withShop({ products: 2 }, { at: "/product/list", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:product:info"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({ products: 2 }, { at: "/product/list", does: "break" })] };

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
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "排序方式" }), "商品售价从高到低");
    await userEvent.click(canvas.getByRole("button", { name: "展开 明前龙井" }));
    await userEvent.click(canvas.getByRole("button", { name: "展开 明前龙井" }));
  },
};

export const Submitting: Story = {
  args: { at: "type=8" },
  decorators: [withShop({ merchant: { productSwitch: true }, products: [{ name: "绿茶", ...off, auditStatus: 1 }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "提交审核 绿茶" }));
    const question = within(await screen.findByRole("dialog", { name: "系统提示" }));
    await expect(question.getByText("审核通过后自动上架？")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "上架" }));
    await expect(await screen.findByText("提交审核成功")).toBeVisible();
    await userEvent.click(await canvas.findByRole("tab", { name: "待审核 1" }));
    await userEvent.click(await canvas.findByRole("button", { name: "撤回审核 绿茶" }));
    await userEvent.click(await screen.findByRole("button", { name: "确定" }));
    await expect(await canvas.findByText("没有待审核的商品")).toBeVisible();
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
