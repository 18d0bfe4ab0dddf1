import { labels, type Schema } from "@shopkeeper/sdk/contract";
import { type Language, maskedPhones, type Text } from "@shopkeeper/sdk/rules/core";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { Refusal } from "../core/refusal";
import { type SheetForm, sheetColumns } from "../files/sheet-columns";
import type { Shop } from "../tenancy/shop";
import type { Sheet, SheetCell } from "../ports/spreadsheets";
import { orderMessages as messages } from "./messages";
import { orderFilter, type OrderCriteria } from "./order-criteria";

/** The orders of an export. */
export interface OrderExport {
  tab: Schema<"OrderTab">;
  orders: OrderCriteria;
}

type Listed = Awaited<ReturnType<Shop["orders"]["list"]["after"]>>[number];

const BATCH = 500;

const columns: readonly SheetForm<Schema<"OrderColumn">>[] = [
  ["type", 12],
  ["orderNo", 26],
  ["shop", 18],
  ["buyer", 24],
  ["payPrice", 12, 2],
  ["paid", 10],
  ["payType", 12],
  ["payChannel", 12],
  ["status", 12],
  ["refundStatus", 12],
  ["createTime", 20],
  ["goods", 60],
];

/**
 * The orders of an export, newest first, one row each.
 *
 * Each batch starts after the last row of the one before, so that new orders shift nothing.
 */
export async function orderSheet(shop: Shop, criteria: unknown, language: Language): Promise<Sheet> {
  if (!isOrderExport(criteria)) throw new Refusal("exportMissing");
  return {
    title: messages.sheet[language],
    columns: sheetColumns(columns, labels.OrderColumn, language),
    rows: rowsOf(criteria),
  };

  async function* rowsOf({ tab, orders }: OrderExport): AsyncGenerator<readonly SheetCell[]> {
    const shopName = (await shop.merchant.find())?.name ?? "";
    const filter = orderFilter(shop, orders);
    let last: Listed | undefined;
    for (let isOver = false; !isOver;) {
      const batch: Listed[] = await shop.orders.list.after(last, tab, filter, BATCH);
      const summaries = await shop.users.summaries(batch.map(({ uid }) => uid));
      for (const row of batch) {
        const cells = cellsOf(row, shopName, maskedPhones(summaries.get(row.uid)?.nickname ?? ""), language);
        yield columns.map(([column]) => cells[column]);
      }
      last = batch.at(-1);
      isOver = batch.length < BATCH;
    }
  }
}

type Cells = Record<Schema<"OrderColumn">, SheetCell>;

function cellsOf({ lines, payChannel, ...order }: Listed, shopName: string, nickname: string, language: Language): Cells {
  const label = (set: Readonly<Record<string, Text>>, code: unknown) => set[String(code)]?.[language] ?? String(code);
  return {
    type: label(labels.OrderType, order.type),
    orderNo: order.orderNo,
    shop: shopName,
    buyer: `${nickname}|${order.uid}`,
    payPrice: Number(moneyText(order.payPrice)),
    paid: label(labels.Paid, order.paid),
    payType: label(labels.PayType, order.payType),
    payChannel: label(labels.PayChannel, payChannel),
    status: label(labels.OrderStatus, order.status),
    refundStatus: label(labels.OrderRefundStatus, order.refundStatus),
    createTime: wireTime(order.createTime),
    goods: lines.map(({ productName, sku, payNum }) => `${productName} ${sku} ×${payNum}`).join(messages.goodsAnd[language]),
  };
}

/** Whether a stored export has this release's form. */
const isOrderExport = (stored: unknown): stored is OrderExport =>
  typeof stored === "object" && stored !== null && "tab" in stored && "orders" in stored;
