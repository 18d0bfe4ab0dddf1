import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../../.storybook/use-search";
import { withShop } from "../../../.storybook/with-shop";
import { OrderListScreen, type OrderListScreenProps } from "./order-list-screen";

interface Args extends Omit<OrderListScreenProps, "search"> {
  at: string;
}

const meta = {
  title: "Screens/Orders/List",
  args: { at: "", onOpenBuyer: fn(), onPrint: fn() },
  render: function Render({ at, ...links }: Args) {
    return <OrderListScreen search={useSearch(at)} {...links} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const products = [{ name: "明前龙井" }, { name: "陈年普洱" }, { name: "白瓷盖碗" }, { name: "竹制茶盘" }];
const users = [{ nickname: "林小满", isLogoff: true }, { nickname: "周末的团子" }];
const orders = [
  { lines: [{ payNum: 2 }, { product: 1 }, { product: 2 }, { product: 3 }], payPostage: 800, merchantRemark: "周五前发" },
  { status: 2, lines: [{ payNum: 3, deliveryNum: 1 }], isSplitDelivery: true },
  { status: 3, shippingType: 2, verifyCode: "1234567890" },
  { status: 4, userRefundSign: true, refundStatus: 1, lines: [{ deliveryNum: 1, applyRefundNum: 1 }], type: 1 },
  { status: 6, isUserDel: true, lines: [{ deliveryNum: 1 }] },
];
const seed = { products, users, orders, shopCompanies: 3 };
const one = { ...seed, users: [{ nickname: "周末的团子" }], orders: [orders[0] ?? {}] };
const at = "/order/list";
const dialogOf = async (name: string | RegExp) => within(await screen.findByRole("dialog", { name }));

export const Full: Story = {
  decorators: [withShop(seed)],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("共 5 条")).toBeVisible();
    await expect(canvas.getByText("周五前发")).toBeVisible();
    await expect(canvas.getByText("用户已删除")).toBeVisible();
    await expect(canvas.getAllByText("林小满|(已注销)")[0]).toBeVisible();
    await userEvent.click(await canvas.findByRole("tab", { name: "待发货 2" }));
    await expect(await canvas.findByText("共 2 条")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("订单编号"), "404404{Enter}");
    await expect(await canvas.findByText("没有符合条件的数据，换个条件试试")).toBeVisible();
    await expect(await canvas.findByRole("tab", { name: "全部 0" })).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const NothingMatches: Story = { tags: ["!test"], args: { at: "orderNo=404" }, decorators: [withShop(seed)] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop(seed, { at, does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop(seed, { at, does: "break" })] };

/** Who may only see orders is offered nothing that changes them. */
export const ReadOnly: Story = {
  decorators: [withShop({ ...seed, permissions: ["merchant:order:page:list", "merchant:order:info"] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("共 5 条")).toBeVisible();
    for (const name of [/^发货/, /^订单备注/, "核销订单", "导出", "批量发货"])
      await expect(canvas.queryByRole("button", { name })).toBeNull();
    await expect(canvas.getByRole("button", { name: "打印发货单" })).toBeVisible();
  },
};

/** A card holds number, state, goods, buyer and amount; the rest is behind a tap, the actions are in a menu. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop(seed)],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("周五前发")).not.toBeVisible();
    for (const opener of canvas.getAllByRole("button", { name: /^展开 / })) await userEvent.click(opener);
    await expect(canvas.getByText("周五前发")).toBeVisible();
    for (const opener of canvas.getAllByRole("button", { name: /^展开 / })) await userEvent.click(opener);
    await expect(canvas.queryByRole("button", { name: /^详情 / })).toBeNull();
    await userEvent.click(canvas.getAllByRole("button", { name: /的更多操作$/ })[0] ?? document.body);
    await expect(await screen.findByRole("menuitem", { name: "详情" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};

/** The drawer: the amounts add up, the lines add up, and a Back closes it. */
export const Detail: Story = {
  decorators: [withShop({ ...seed, orders: [{ ...orders[0], merCouponPrice: 500 }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^详情/ }));
    const dialog = await screen.findByRole("dialog");
    const before = dialog.offsetWidth;
    const drawer = await dialogOf(/订单号/);
    await expect(await drawer.findByText("金额明细")).toBeVisible();
    await expect(drawer.getByText("-¥5.00")).toBeVisible();
    await userEvent.click(drawer.getByRole("tab", { name: "商品信息" }));
    await expect(drawer.getByText("合计 5 件")).toBeVisible();
    await expect(dialog.offsetWidth).toBe(before); // as wide as its table from the start
    const { scrollWidth, clientWidth } = drawer.getByRole("region", { name: "商品信息" });
    await expect(scrollWidth).toBe(clientWidth);
    await userEvent.click(drawer.getByRole("button", { name: "关闭" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Shipments: Story = {
  decorators: [withShop(one)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^发货/ }));
    const send = await dialogOf("订单发货");
    await waitFor(() => expect(send.getByRole("combobox", { name: /快递公司/ })).toHaveValue("顺丰速运"));
    await userEvent.click(send.getByRole("button", { name: "提交" }));
    await expect(await send.findByText("请输入快递单号")).toBeVisible();
    await userEvent.type(send.getByRole("textbox", { name: /快递单号/ }), "SF1234567890");
    await userEvent.click(send.getByRole("button", { name: "提交" }));
    await expect(await screen.findByText("发货成功")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: /^详情/ }));
    const drawer = await dialogOf(/订单号/);
    await userEvent.click(await drawer.findByRole("tab", { name: "发货记录" }));
    await expect(await drawer.findByText("SF1234567890", { exact: false })).toBeVisible();
    await userEvent.click(drawer.getByRole("button", { name: "修改配送信息" }));
    const correct = await dialogOf("修改配送信息");
    const number = correct.getByRole("textbox", { name: /快递单号/ });
    await userEvent.clear(number);
    await userEvent.type(number, "SF0987654321");
    await userEvent.click(correct.getByRole("button", { name: "确定" }));
    await expect(await drawer.findByText("SF0987654321", { exact: false })).toBeVisible();
    await userEvent.click(drawer.getByRole("button", { name: "查看物流" }));
    await expect(await dialogOf("物流信息")).toBeDefined();
  },
};

/** Some pieces of some lines; what is typed beside a line ticks it. */
export const Split: Story = {
  decorators: [withShop(one)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^发货/ }));
    const send = await dialogOf("订单发货");
    await userEvent.click(await send.findByRole("radio", { name: "无需发货" }));
    await userEvent.click(send.getByRole("switch", { name: "分单发货" }));
    await userEvent.click(send.getByRole("button", { name: "提交" }));
    await expect(await send.findByText("请选择分单发货商品")).toBeVisible();
    await userEvent.type(send.getByRole("textbox", { name: /明前龙井.*发货数量/ }), "1");
    await expect(send.getByText("已选 1 种商品、1 件")).toBeVisible();
    await userEvent.click(send.getByRole("button", { name: "提交" }));
    await expect(await canvas.findByText("部分发货")).toBeVisible();
  },
};

/** Pasted rows: the columns and companies are recognised, what is wrong is mended in place, and what is ready is sent. */
export const Sheet: Story = {
  decorators: [withShop({ ...one, orders: [{}, {}] })],
  play: async ({ canvas, userEvent }) => {
    const numbers = (await canvas.findAllByRole("button", { name: /^详情/ })).map((button) => button.getAttribute("aria-label")?.slice(3));
    await userEvent.click(canvas.getByRole("button", { name: "表格发货" }));
    const dialog = await dialogOf("表格批量发货");
    await userEvent.click(dialog.getByRole("textbox", { name: "或者粘贴表格内容" }));
    await userEvent.paste(`订单号\t快递\t单号\n${numbers[0]}\t顺丰\tSF1234567890123\n${numbers[1]}\t某某快递\t123456`);
    await waitFor(() => expect(dialog.getByRole("button", { name: "识别" })).toBeEnabled());
    await userEvent.click(dialog.getByRole("button", { name: "识别" }));
    await expect(await dialog.findByText("店铺没有“某某快递”，请选择快递公司")).toBeVisible();
    await expect(await dialog.findByRole("button", { name: "发货 1 个订单" })).toBeEnabled();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "第 3 行快递公司" }), "中通快递");
    await userEvent.click(await dialog.findByRole("button", { name: "发货 2 个订单" }));
    const results = await dialogOf("表格发货的结果");
    await expect(await results.findByText("成功 2 项，失败 0 项")).toBeVisible();
  },
};

export const Verifying: Story = {
  decorators: [withShop(seed)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "核销订单" }));
    const dialog = await dialogOf("核销订单");
    const field = dialog.getByRole("textbox", { name: "核销码" });
    await userEvent.type(field, "1234567890{Enter}");
    await expect(await dialog.findByText("核销成功")).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("");
    await userEvent.type(field, "404{Enter}");
    await expect(await dialog.findByText("成功 1 个，失败 1 个")).toBeVisible();
  },
};

export const Noting: Story = {
  decorators: [withShop(seed)],
  play: async ({ canvas, userEvent }) => {
    const [pick] = await canvas.findAllByRole("checkbox", { name: "全选本页" });
    if (pick) await userEvent.click(pick);
    await userEvent.click(canvas.getByRole("button", { name: "批量备注" }));
    const dialog = await dialogOf("批量备注");
    await userEvent.type(dialog.getByRole("textbox", { name: /备注/ }), "加送茶样");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect((await canvas.findAllByText("加送茶样")).length).toBe(5);
  },
};

/** The expected amount follows what is ticked, to the cent. */
export const Refunding: Story = {
  decorators: [withShop({ ...seed, products: [{ name: "明前龙井" }], orders: [{ lines: [{ payNum: 3, price: 1000 }] }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /的更多操作$/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "直接退款" }));
    const dialog = await dialogOf("直接退款");
    await expect(await dialog.findByText("¥30.00")).toBeVisible();
    await userEvent.click(dialog.getByRole("radio", { name: "分单退款" }));
    await userEvent.click(dialog.getByRole("button", { name: "确认退款" }));
    await expect(await dialog.findByText("分单退款请选择商品！")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /退款数量/ }), "2");
    await expect(await dialog.findByText("¥20.00")).toBeVisible();
  },
};
