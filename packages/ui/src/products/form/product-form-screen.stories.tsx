import { useClient, useRead } from "@shopkeeper/hooks/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../../.storybook/with-shop";
import { Button } from "../../core/button";
import { ProductFormScreen, type ProductFormScreenProps } from "./product-form-screen";

const meta = {
  title: "Screens/Products/Form",
  component: ProductFormScreen,
  args: { mode: "add", onBack: fn(), onDone: fn() },
} satisfies Meta<typeof ProductFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = { shippingTemplates: [{ name: "全国包邮" }], categories: 4 };
const pictures = [
  { name: "封面", path: "demo/cup-1.svg" },
  { name: "正面", path: "demo/cup-2.svg" },
  { name: "背面", path: "demo/cup-3.svg" },
];
const stored = { name: "明前龙井", isShow: false, auditStatus: 0, keyword: "龙井,绿茶", content: "<p>西湖头采</p>" };

/** The form of the one product that the story's shop has: of those that are sold, else in store, else refused. */
function OfTheProduct(props: ProductFormScreenProps) {
  const sold = useRead("listProducts", { query: { type: 1 } }).data?.list[0];
  const stored = useRead("listProducts", { query: { type: 2 } }).data?.list[0];
  const refused = useRead("listProducts", { query: { type: 7 } }).data?.list[0];
  const [first, setFirst] = useState<number>();
  const id = first ?? (sold ?? stored ?? refused)?.id;
  if (first === undefined && id !== undefined) setFirst(id); // it may leave its tab when it is saved
  return id === undefined ? <span data-opening="" /> : <ProductFormScreen {...props} id={id} />;
}

/** The same, and a button with which someone else saves it. */
function WithAnother(props: ProductFormScreenProps) {
  const client = useClient();
  const save = async () => {
    const [row] = (await client.listProducts({ query: { type: 2 } })).list;
    if (!row) throw new Error("the shop has a product");
    const { attr, attrValue, ...info } = await client.getProduct({ path: { id: row.id } });
    await client.updateProduct({
      body: {
        ...info,
        ...{ type: 0, deliveryMethod: "1", isAutoSubmitAudit: false, name: "龙井（他人）", unitName: "盒", intro: "别人写的简介" },
        attr: attr.map(({ attrName, attrValues }) => ({ attrName, attrValues })),
        attrValue: attrValue.map((sku) => ({ ...sku, price: "77.00" })),
      },
    });
  };
  return (
    <>
      <Button onClick={() => void save()}>他人保存</Button>
      <OfTheProduct {...props} />
    </>
  );
}

/** Saved empty, the first wrong field is led to, and the tab of its step says how many there are. */
export const Empty: Story = {
  decorators: [withShop(ready)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "其他设置" }));
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(await canvas.findByRole("tab", { name: "商品信息，9 处需要修改" })).toHaveAttribute("aria-selected", "true");
    await waitFor(() => expect(canvas.getByLabelText("商品名称")).toHaveFocus());
    await expect(await screen.findByText("请填写完整商品信息！")).toBeVisible();
    await expect(canvas.getByText("请选择商户商品分类", { selector: "[data-error]" })).toBeVisible();
    await userEvent.type(canvas.getByLabelText("商品名称"), "明前龙井");
    await expect(await canvas.findByRole("tab", { name: "商品信息，8 处需要修改" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "虚拟商品" })); // without a shipping template
    await waitFor(() => expect(canvas.queryByLabelText("运费模板")).toBeNull());
    await userEvent.click(await canvas.findByRole("tab", { name: "其他设置" }));
    await expect(await canvas.findByRole("switch", { name: "用户申请退款" })).toBeChecked();
    await expect(canvas.queryByRole("group", { name: "配送方式" })).toBeNull();
  },
};

/** From the first field to the last: what a merchant does with a new product. */
export const Adding: Story = {
  decorators: [withShop({ ...ready, pictures })],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText("商品名称"), "明前龙井");
    await userEvent.click(canvas.getByRole("button", { name: /^商户商品分类/ }));
    const tree = within(await screen.findByRole("dialog", { name: "商户商品分类" }));
    await userEvent.click((await tree.findAllByRole("checkbox"))[0] ?? document.body);
    await userEvent.click(tree.getByRole("button", { name: "完成" }));
    const brand = await canvas.findByRole("combobox", { name: "品牌" });
    await expect(brand).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: /^平台商品分类/ }));
    const platform = within(await screen.findByRole("dialog", { name: "平台商品分类" }));
    await userEvent.type(platform.getByRole("textbox"), "绿茶");
    await userEvent.click((await platform.findAllByRole("button", { name: /绿茶/ }))[0] ?? document.body);
    await waitFor(() => expect(brand).toBeEnabled());
    await userEvent.click(brand);
    await userEvent.click(await screen.findByRole("option", { name: "其他" }));
    await expect(brand).toHaveValue("其他");
    await userEvent.type(canvas.getByLabelText("单位"), "罐");
    await userEvent.selectOptions(canvas.getByLabelText("运费模板"), "全国包邮");
    await userEvent.type(canvas.getByRole("textbox", { name: "商品关键字" }), "龙井{Enter}");
    await userEvent.type(canvas.getByLabelText("商品简介"), "西湖头采");
    for (const [field, names] of [
      ["商品封面图", ["封面"]],
      ["商品轮播图", ["背面", "正面"]],
    ] as const) {
      await userEvent.click(within(await canvas.findByRole("group", { name: field })).getByRole("button", { name: /选择图片/ }));
      const library = within(await screen.findByRole("dialog", { name: "上传图片" }));
      for (const name of names) await userEvent.click(await library.findByRole("button", { name }));
      await userEvent.click(library.getByRole("button", { name: "使用选中图片" }));
      await waitFor(() => expect(screen.queryByRole("dialog", { name: "上传图片" })).toBeNull());
    }
    await userEvent.click(canvas.getByRole("button", { name: "下一步" }));
    await expect(await canvas.findByRole("radio", { name: "多规格" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("tab", { name: "其他设置" }));
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(await screen.findByText("有 1 个售价看起来不对，仍要保存吗？")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "去查看" }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent("0.01"));
    await userEvent.keyboard("98{Enter}");
    await userEvent.click(await canvas.findByRole("tab", { name: "其他设置" }));
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(await screen.findByText("保存后自动上架？")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "不用了" }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(await screen.findByText("新增成功")).toBeVisible();
  },
};

/** Why a review failed, a coupon to go with the product, and a save that puts it into the queue. */
export const Full: Story = {
  args: { mode: "edit" },
  render: OfTheProduct,
  decorators: [
    withShop({
      merchant: { productSwitch: true },
      products: [{ ...stored, auditStatus: 3, reason: "图片不清晰" }],
      coupons: [{ name: "满减券", receiveType: 2 }],
      guaranteeGroups: [{ name: "放心购" }],
    }),
  ],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText("审核未通过：图片不清晰")).toBeVisible();
    await expect(canvas.getByText("普通商品")).toBeVisible();
    await userEvent.click(await canvas.findByRole("radio", { name: "使用保障服务组合" }));
    const group = await canvas.findByRole("option", { name: "放心购" });
    await userEvent.selectOptions(canvas.getByLabelText("请选择保障服务组合"), group);
    const services = within(await canvas.findByRole("list", { name: "组合中的服务" })).getAllByRole("listitem");
    await userEvent.click(canvas.getByRole("radio", { name: "单独设置保障服务" }));
    for (const { textContent } of services) await expect(canvas.getByRole("button", { name: `移除 ${textContent}` })).toBeVisible();
    await userEvent.click(await canvas.findByRole("tab", { name: "其他设置" }));
    await userEvent.click(await canvas.findByRole("button", { name: "选择优惠券" }));
    const picker = within(await screen.findByRole("dialog", { name: "优惠劵" }));
    await userEvent.click(await picker.findByRole("checkbox", { name: /满减券/ }));
    await userEvent.click(picker.getByRole("button", { name: "确定" }));
    await expect(await canvas.findByRole("button", { name: "移除 满减券" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "保存并提审" }));
    await expect(await screen.findByText("审核通过后自动上架？")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "上架" }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/** Someone else saved first: what differs is told field by field, and either can be kept. */
export const TwoEditors: Story = {
  args: { mode: "edit" },
  render: WithAnother,
  decorators: [withShop({ products: [stored] })],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByDisplayValue("明前龙井"), "特级");
    await userEvent.click(canvas.getByRole("button", { name: "他人保存" }));
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole("button", { name: "保存" }));
      await userEvent.click(await screen.findByRole("button", { name: "不用了" }));
      await expect(await screen.findByRole("dialog", { name: "“龙井（他人）”已被他人修改" })).toBeVisible();
    });
    const dialog = within(screen.getByRole("dialog", { name: "“龙井（他人）”已被他人修改" }));
    await expect(dialog.getByRole("row", { name: "商品名称 明前龙井特级 龙井（他人）" })).toBeVisible();
    await expect(dialog.getByRole("row", { name: /^单位 .+ 盒$/ })).toBeVisible();
    await expect(dialog.getAllByRole("row", { name: /^规格组合 .+ 售价 77.00$/ })[0]).toBeVisible();
    await expect(dialog.queryByRole("row", { name: /^运费模板/ })).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "用我的内容覆盖" }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/** A page's product fills the form; how many may still be collected is told. */
export const Collecting: Story = {
  args: { mode: "collect" },
  decorators: [withShop({ ...ready, merchant: { copyProductNum: 3 } })],
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole("region", { name: "商品采集" }));
    await expect(card.getByText(/生成的商品默认是没有上架的，请手动上架商品！/)).toBeVisible();
    await expect(await card.findByText("您当前剩余3条采集次数。")).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: "采集" }));
    await expect(await screen.findByText("请输入链接地址！")).toBeVisible();
    await userEvent.type(card.getByRole("textbox", { name: "链接地址" }), "https://goods.example/tea{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("商品名称")).toHaveValue("桐木关正山小种红茶 250g"));
    await expect(await card.findByText("您当前剩余2条采集次数。")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "移除第 3 张图片" })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["!test"],
  args: { mode: "edit", id: 1 },
  decorators: [withShop({}, { at: "/product/info", does: "stall" })],
};

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:product:page:list"] })] };

export const Failed: Story = {
  tags: ["!test"],
  args: { mode: "edit", id: 1 },
  decorators: [withShop({}, { at: "/product/info", does: "break" })],
};

/** Looked at: everything is disabled, and the detail is shown as buyers see it. */
export const ReadOnly: Story = {
  args: { mode: "view" },
  render: OfTheProduct,
  decorators: [withShop({ products: [{ ...stored, isShow: true, auditStatus: 2 }] })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("group", { name: "商品名称" })).toHaveTextContent("明前龙井");
    await expect(canvas.queryByRole("button", { name: "保存" })).toBeNull();
    await userEvent.click(await canvas.findByRole("tab", { name: "商品详情" }));
    await expect(await canvas.findByText("西湖头采")).toBeVisible();
    await userEvent.click(await canvas.findByRole("tab", { name: "其他设置" }));
    await expect(await canvas.findByRole("checkbox", { name: "商家配送" })).toBeDisabled();
    await expect(canvas.getByText("无")).toBeVisible();
  },
};

/** On sale: opening takes nothing down, 下架并编辑 does after a question, and who leaves is offered to put it back. */
export const OnSale: Story = {
  args: { mode: "edit" },
  render: OfTheProduct,
  decorators: [withShop({ products: [{ ...stored, isShow: true, auditStatus: 2 }] })],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole("group", { name: "商品名称" })).toHaveTextContent("明前龙井");
    await expect(canvas.getByText("该商品正在出售，下架之后才能编辑")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "下架并编辑" }));
    const question = within(await screen.findByRole("dialog", { name: "系统提示" }));
    await expect(question.getByText("下架该商品吗？出售商品需下架之后可编辑。")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "下架并编辑" }));
    await waitFor(() => expect(canvas.getByDisplayValue("明前龙井")).toBeEnabled());
    await expect(canvas.getByText("该商品已下架，买家看不到它")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "返回" }));
    await expect(await screen.findByText("该商品已下架，没有保存修改。要恢复上架吗？")).toBeVisible();
    await userEvent.click(within(screen.getByRole("dialog", { name: "系统提示" })).getByRole("button", { name: "恢复上架" }));
    await expect(await screen.findByText("上架成功")).toBeVisible();
    await waitFor(() => expect(args.onBack).toHaveBeenCalledOnce());
  },
};

export const Phone: Story = {
  args: { mode: "edit" },
  globals: { viewport: { value: "phone" } },
  render: OfTheProduct,
  decorators: [withShop({ products: [stored] })],
  play: async ({ canvas }) => expect(await canvas.findByDisplayValue("明前龙井")).toBeVisible(),
};
