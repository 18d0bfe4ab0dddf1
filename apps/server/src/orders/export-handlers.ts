import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Call } from "../core/call";
import type { HandlersOf, Preparations } from "../core/handlers";
import { Refusal } from "../core/refusal";
import { orderMessages } from "./messages";
import { asksForPhone, orderFilter, orderQuestion } from "./order-question";
import type { OrderExport } from "./order-sheet";

/** What the preparations of the order calls bring: nothing. */
export interface PreparedOrders {
  exportOrders: null;
  exportOrdersAlias: null;
}

type ExportCall = Omit<Call<"exportOrders", null>, "prepared">;

/** A search by phone is kept in the log before the export's own transaction begins. */
export const exportPreparations: Preparations<PreparedOrders> = { exportOrders: noteSearch, exportOrdersAlias: noteSearch };

/** The calls that name a spreadsheet of orders. */
export const exportHandlers: Pick<HandlersOf<"orders", PreparedOrders>, "exportOrders" | "exportOrdersAlias"> = {
  exportOrders: nameExport,
  exportOrdersAlias: nameExport,
};

async function noteSearch({ query, shop, auditRead }: ExportCall) {
  if (asksForPhone(orderQuestion(shop, query))) await auditRead();
  return null;
}

async function nameExport({ query, shop, session, platform }: ExportCall) {
  const question: OrderExport = { tab: query.status ?? "all", orders: orderQuestion(shop, query) };
  const rows = await shop.orders.list.size(question.tab, orderFilter(shop, question.orders));
  if (rows === 0) throw new Refusal("exportEmpty");
  const time = wireTime(platform.clock.now());
  const name = `${orderMessages.sheet[session.language]} ${time.slice(0, 16).replaceAll(":", "")}.xlsx`;
  const named = await shop.exports.add(
    { kind: "order", name, question, accountId: session.accountId, filter: query, rows, language: session.language },
    platform.random,
  );
  return { products: rows, rows, name, fileName: named.fileName, expireTime: wireTime(named.expireTime) };
}
