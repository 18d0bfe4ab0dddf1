import type { Call } from "../kernel/call";
import type { HandlersOf, Preparations } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import { nameExport } from "../exports/shared";
import { orderMessages } from "./messages";
import { searchesPhones, orderFilter, orderCriteria } from "./order-criteria";
import type { OrderExport } from "./order-sheet";

/** The results of the preparations of the order calls: none. */
export interface PreparedOrders {
  exportOrders: null;
  exportOrdersAlias: null;
}

type ExportCall = Omit<Call<"exportOrders", null>, "prepared">;

/** A search by phone is logged before the export's own transaction begins. */
export const exportPreparations: Preparations<PreparedOrders> = { exportOrders: noteSearch, exportOrdersAlias: noteSearch };

/** The calls that create a spreadsheet of orders. */
export const exportHandlers: Pick<HandlersOf<"orders", PreparedOrders>, "exportOrders" | "exportOrdersAlias"> = {
  exportOrders,
  exportOrdersAlias: exportOrders,
};

async function noteSearch({ query, shop, auditRead }: ExportCall) {
  if (searchesPhones(orderCriteria(shop, query))) await auditRead();
  return null;
}

async function exportOrders(call: ExportCall) {
  const { query, shop } = call;
  const ids = query.ids ? [...new Set(query.ids.split(","))] : undefined;
  if (ids && (await shop.orders.list.existing(ids)) < ids.length) throw new Refusal("orderMissing");
  const criteria: OrderExport = { tab: query.status ?? "all", orders: { ...orderCriteria(shop, query), ids } };
  const rows = await shop.orders.list.size(criteria.tab, orderFilter(shop, criteria.orders));
  return nameExport(call, { kind: "order", title: orderMessages.sheet, rows, criteria });
}
