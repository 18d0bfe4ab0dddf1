import type { Seed } from "@shopkeeper/server/embedded";
import { exportText } from "@shopkeeper/hooks/files";
import { promptFor, textOf } from "@shopkeeper/hooks/texts";
import { orderText, sheetText } from "@shopkeeper/hooks/orders";
import { fields, OrderReturnType, OrderStatus, OrderTab } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../../.storybook/use-search";
import { withShop } from "../../../.storybook/with-shop";
import { codeLabel, pattern, word } from "../../../.storybook/words";
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
] satisfies Seed["orders"];
const seed = { products, users, orders, shopCompanies: 3 };
const one = { ...seed, users: [{ nickname: "周末的团子" }], orders: [orders[0] ?? {}] };
const at = "/order/list";
const dialogOf = async (name: string | RegExp) => within(await screen.findByRole("dialog", { name }));

export const Full: Story = {
  decorators: [withShop(seed)],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(word("pager.total", { total: 5 }))).toBeVisible();
    await expect(canvas.getByText("周五前发")).toBeVisible();
    await expect(canvas.getByText(textOf(orderText, "list.deleted"))).toBeVisible();
    await expect(canvas.getAllByText(`林小满${textOf(orderText, "list.closed")}`)[0]).toBeVisible();
    await userEvent.click(await canvas.findByRole("tab", { name: `${codeLabel("OrderTab", OrderTab.notShipped)} 2` }));
    await expect(await canvas.findByText(word("pager.total", { total: 2 }))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(textOf(orderText, "filters.orderNo")), "404404{Enter}");
    await expect(await canvas.findByText(word("states.emptyFiltered"))).toBeVisible();
    await expect(await canvas.findByRole("tab", { name: `${textOf(orderText, "filters.typePlaceholder")} 0` })).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const NothingMatches: Story = { tags: ["!test"], args: { at: "orderNo=404" }, decorators: [withShop(seed)] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop(seed, { at, does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop(seed, { at, does: "break" })] };

/** A person who may only see orders is offered no action that changes them. */
export const ReadOnly: Story = {
  decorators: [withShop({ ...seed, permissions: ["merchant:order:page:list", "merchant:order:info"] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(word("pager.total", { total: 5 }))).toBeVisible();
    for (const name of [
      pattern`^${textOf(orderText, "actions.send")}`,
      pattern`^${textOf(orderText, "actions.note")}`,
      textOf(orderText, "verify.title"),
      textOf(exportText, "action"),
      textOf(orderText, "batch.send"),
    ])
      await expect(canvas.queryByRole("button", { name })).toBeNull();
    await expect(canvas.getByRole("button", { name: textOf(orderText, "batch.slips") })).toBeVisible();
  },
};

/** A card contains number, state, goods, buyer and amount; the rest is behind a tap, the actions are in a menu. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop(seed)],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("周五前发")).not.toBeVisible();
    for (const opener of canvas.getAllByRole("button", { name: pattern`^${word("table.expand", { name: "*" })}` }))
      await userEvent.click(opener);
    await expect(canvas.getByText("周五前发")).toBeVisible();
    for (const opener of canvas.getAllByRole("button", { name: pattern`^${word("table.expand", { name: "*" })}` }))
      await userEvent.click(opener);
    await expect(canvas.queryByRole("button", { name: pattern`^${textOf(orderText, "actions.note")} ` })).toBeNull();
    await expect(canvas.getAllByRole("button", { name: pattern`^${textOf(orderText, "actions.send")} ` })[0]).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole("button", { name: pattern`${word("actions.actionsOf", { name: "*" })}$` })[0] ?? document.body,
    );
    await expect(await screen.findByRole("menuitem", { name: textOf(orderText, "actions.note") })).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};

/** The drawer: the amounts and the lines add up, and Back closes it. */
export const Detail: Story = {
  decorators: [withShop({ ...seed, orders: [{ ...orders[0], merCouponPrice: 500 }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: pattern`^${textOf(orderText, "actions.view")}` }));
    const dialog = await screen.findByRole("dialog");
    const before = dialog.offsetWidth;
    const drawer = await dialogOf(pattern`^${textOf(orderText, "detail.title", { type: "*", orderNo: "*" })}$`);
    await expect(await drawer.findByText(textOf(orderText, "detail.amounts"))).toBeVisible();
    await expect(drawer.getByText("-¥5.00")).toBeVisible();
    await userEvent.click(drawer.getByRole("tab", { name: textOf(orderText, "detail.goods") }));
    await expect(drawer.getByText(textOf(orderText, "detail.sum", { count: 5 }))).toBeVisible();
    await expect(dialog.offsetWidth).toBe(before); // as wide as its table from the start
    const { scrollWidth, clientWidth } = drawer.getByRole("region", { name: textOf(orderText, "detail.goods") });
    await expect(scrollWidth).toBe(clientWidth);
    await userEvent.click(drawer.getByRole("button", { name: word("actions.close") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Shipments: Story = {
  decorators: [withShop(one)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: pattern`^${textOf(orderText, "actions.send")} \S+$` }));
    const send = await dialogOf(textOf(orderText, "send.title"));
    await waitFor(() =>
      expect(send.getByRole("combobox", { name: pattern`${textOf(sheetText, "columns.company")}` })).toHaveValue("顺丰速运"),
    );
    await waitFor(() => expect(send.getByRole("textbox", { name: pattern`${textOf(sheetText, "columns.number")}` })).toHaveFocus());
    await userEvent.click(send.getByRole("button", { name: textOf(orderText, "send.submit") }));
    await expect(await send.findByText(promptFor(fields.SendOrderInput.expressNumber))).toBeVisible();
    await userEvent.type(send.getByRole("textbox", { name: pattern`${textOf(sheetText, "columns.number")}` }), "SF1234567890");
    await userEvent.click(send.getByRole("button", { name: textOf(orderText, "send.submit") }));
    await expect(await screen.findByText(textOf(orderText, "send.done"))).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: pattern`^${textOf(orderText, "actions.view")}` }));
    const drawer = await dialogOf(pattern`^${textOf(orderText, "detail.title", { type: "*", orderNo: "*" })}$`);
    await userEvent.click(await drawer.findByRole("tab", { name: textOf(orderText, "detail.shipments") }));
    await expect(await drawer.findByText("SF1234567890", { exact: false })).toBeVisible();
    await userEvent.click(drawer.getByRole("button", { name: textOf(orderText, "shipment.edit") }));
    const correct = await dialogOf(textOf(orderText, "shipment.editTitle"));
    const number = correct.getByRole("textbox", { name: pattern`${textOf(sheetText, "columns.number")}` });
    await userEvent.clear(number);
    await userEvent.type(number, "SF0987654321");
    await userEvent.click(correct.getByRole("button", { name: word("actions.confirm") }));
    await expect(await drawer.findByText("SF0987654321", { exact: false })).toBeVisible();
    await userEvent.click(drawer.getByRole("tab", { name: textOf(orderText, "detail.history") }));
    const history = within(await drawer.findByRole("list", { name: textOf(orderText, "detail.history") }));
    await waitFor(() => expect(history.getAllByText(word("staff.tag"))).toHaveLength(2));
    await userEvent.click(drawer.getByRole("tab", { name: textOf(orderText, "detail.shipments") }));
    await userEvent.click(drawer.getByRole("button", { name: textOf(orderText, "shipment.follow") }));
    await expect(await dialogOf(textOf(orderText, "shipment.followTitle"))).toBeDefined();
  },
};

/** Some pieces of some lines; typing beside a line ticks it. */
export const Split: Story = {
  decorators: [withShop(one)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: pattern`^${textOf(orderText, "actions.send")} \S+$` }));
    const send = await dialogOf(textOf(orderText, "send.title"));
    await userEvent.click(await send.findByRole("radio", { name: textOf(orderText, "send.types.noNeed") }));
    await userEvent.click(send.getByRole("switch", { name: textOf(orderText, "send.split") }));
    await userEvent.click(send.getByRole("button", { name: textOf(orderText, "send.submit") }));
    await expect(await send.findByText(textOf(orderText, "problems.sendLinesEmpty"))).toBeVisible();
    await userEvent.type(send.getByRole("textbox", { name: pattern`^${textOf(orderText, "send.piecesOf", { name: "明前龙井*" })}` }), "1");
    await expect(send.getByText(textOf(orderText, "send.chosen", { lines: 1, pieces: 1 }))).toBeVisible();
    // an invalid number is marked in its own row
    const second = send.getByRole("textbox", { name: pattern`^${textOf(orderText, "send.piecesOf", { name: "陈年普洱*" })}` });
    await userEvent.type(second, "99");
    // typing in one row keeps the drafts of the others
    await expect(send.getByText(textOf(orderText, "send.chosen", { lines: 2, pieces: 100 }))).toBeVisible();
    await userEvent.click(send.getByRole("button", { name: textOf(orderText, "send.submit") }));
    await waitFor(() => expect(second).toHaveAttribute("aria-invalid", "true"));
    await expect(second).toHaveFocus();
    const first = send.getByRole("textbox", { name: pattern`^${textOf(orderText, "send.piecesOf", { name: "明前龙井*" })}` });
    await expect(first).not.toHaveAttribute("aria-invalid");
    await userEvent.click(send.getByRole("checkbox", { name: pattern`^${word("actions.selectRow", { name: "陈年普洱*" })}` }));
    await waitFor(() => expect(second).toHaveValue(""));
    await userEvent.click(send.getByRole("button", { name: textOf(orderText, "send.submit") }));
    await expect(await canvas.findByText(codeLabel("OrderStatus", OrderStatus.partlyShipped))).toBeVisible();
  },
};

/** Pasted rows: columns and companies are recognized, errors are corrected in place, and valid rows are sent. */
export const Sheet: Story = {
  decorators: [withShop({ ...one, orders: [{}, {}] })],
  play: async ({ canvas, userEvent }) => {
    const numbers = (await canvas.findAllByRole("button", { name: pattern`^${textOf(orderText, "actions.view")}` })).map((button) =>
      button.getAttribute("aria-label")?.split(" ").at(-1),
    );
    await userEvent.click(canvas.getByRole("button", { name: textOf(sheetText, "action") }));
    const dialog = await dialogOf(textOf(sheetText, "title"));
    await userEvent.click(dialog.getByRole("textbox", { name: textOf(sheetText, "paste") }));
    await userEvent.paste(`订单号\t快递\t单号\n${numbers[0]}\t顺丰\tSF1234567890123\n${numbers[1]}\t某某快递\t123456`);
    await waitFor(() => expect(dialog.getByRole("button", { name: textOf(sheetText, "read") })).toBeEnabled());
    await userEvent.click(dialog.getByRole("button", { name: textOf(sheetText, "read") }));
    await expect(await dialog.findByText(textOf(sheetText, "problems.companyUnknown", { name: "某某快递" }))).toBeVisible();
    await expect(await dialog.findByRole("button", { name: textOf(sheetText, "commit", { count: 1 }) })).toBeEnabled();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: textOf(sheetText, "check.company", { row: 3 }) }), "中通快递");
    await userEvent.click(await dialog.findByRole("button", { name: textOf(sheetText, "commit", { count: 2 }) }));
    const results = await dialogOf(textOf(sheetText, "results"));
    await expect(await results.findByText(word("bulk.summary", { succeeded: 2, failed: 0 }))).toBeVisible();
  },
};

export const Verifying: Story = {
  decorators: [withShop(seed)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textOf(orderText, "verify.title") }));
    const dialog = await dialogOf(textOf(orderText, "verify.title"));
    const field = dialog.getByRole("textbox", { name: textOf(orderText, "verify.code") });
    await userEvent.type(field, "1234567890{Enter}");
    await expect(await dialog.findByText(textOf(orderText, "verify.done"))).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("");
    await userEvent.type(field, "404{Enter}");
    await expect(await dialog.findByText(textOf(orderText, "verify.summary", { done: 1, failed: 1 }))).toBeVisible();
  },
};

export const Noting: Story = {
  decorators: [withShop(seed)],
  play: async ({ canvas, userEvent }) => {
    const [pick] = await canvas.findAllByRole("checkbox", { name: word("actions.selectPage") });
    if (pick) await userEvent.click(pick);
    await userEvent.click(canvas.getByRole("button", { name: textOf(orderText, "batch.note") }));
    const dialog = await dialogOf(textOf(orderText, "note.batchTitle"));
    await userEvent.type(dialog.getByRole("textbox", { name: pattern`${textOf(orderText, "columns.remark")}` }), "加送茶样");
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect((await canvas.findAllByText("加送茶样")).length).toBe(5);
  },
};

/** The expected amount follows the ticked lines, to the cent. */
export const Refunding: Story = {
  decorators: [withShop({ ...seed, products: [{ name: "明前龙井" }], orders: [{ lines: [{ payNum: 3, price: 1000 }] }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: pattern`${word("actions.actionsOf", { name: "*" })}$` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: textOf(orderText, "actions.refund") }));
    const dialog = await dialogOf(textOf(orderText, "actions.refund"));
    await expect(await dialog.findByText("¥30.00")).toBeVisible();
    await userEvent.click(dialog.getByRole("radio", { name: codeLabel("OrderReturnType", OrderReturnType.lines) }));
    await userEvent.click(dialog.getByRole("button", { name: textOf(orderText, "refund.submit") }));
    await expect(await dialog.findByText(textOf(orderText, "problems.refundLinesEmpty"))).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: pattern`${textOf(orderText, "refund.piecesOf", { name: "*" })}` }), "2");
    await expect(await dialog.findByText("¥20.00")).toBeVisible();
  },
};
