import { OrderTab, type Schema } from "@shopkeeper/sdk";
import { type List, type OpenDetail, type SearchParamsState, useCan, useList, useOpenDetail, useRead } from "../../core";
import { countOf, orderFilters, type OrderListQuery, orders, orderTabs, tabOf } from "./order-list-query";
import { type OrderPrinting, useOrderPrinting } from "../packing/use-order-printing";
import { type OrderBatch, useOrderBatch } from "./use-order-batch";
import { type OrderRowActions, useOrderRowActions } from "./use-order-row-actions";

type OrderQuery = ReturnType<typeof orders.read>;

/** The order list. */
export interface OrderList extends List<Schema<"Order">, OrderQuery> {
  tab: Schema<"OrderTab">;
  tabs: { value: Schema<"OrderTab">; count: number | undefined }[];
  openTab: (status: Schema<"OrderTab">) => void;
  batch: OrderBatch;
  printing: OrderPrinting;
  detail: OpenDetail;
  /** The one product whose orders are shown. */
  product: { id: number; name: string | undefined } | undefined;
  rowActions: OrderRowActions;
  canVerify: boolean;
  canSend: boolean;
}

/**
 * The order list: one page of orders under a tab, its filters, the order whose drawer is open, and what is done with one of
 * them or with many.
 *
 * Picked orders stay picked over pages; another tab or filter drops them.
 */
export function useOrderList(search: SearchParamsState): OrderList {
  const can = useCan();
  const list = useList(orders, search);
  const { selection } = list;
  const detail = useOpenDetail(search, "getOrder");
  const { productId } = list.query;

  return {
    ...list,
    tab: tabOf(list.query),
    tabs: useOrderTabs(list),
    openTab: (status: Schema<"OrderTab">) => list.change({ status: status === OrderTab.all ? undefined : status }),
    batch: useOrderBatch(selection),
    printing: useOrderPrinting(selection),
    detail,
    product: productId === undefined ? undefined : { id: productId, name: nameOfProduct(list.rows, productId) },
    rowActions: useOrderRowActions({
      onView: detail.open,
      onRemoved(orderNo) {
        selection.drop(orderNo);
        if (detail.key === orderNo) detail.close();
      },
    }),
    canVerify: can("verifyOrder"),
    canSend: can("sendOrders"),
  };
}

const nameOfProduct = (rows: readonly Schema<"Order">[], productId: number) =>
  rows.flatMap(({ infoResponseList }) => infoResponseList).find((line) => line.productId === productId)?.productName;

/** The tabs with counters that follow the filters; undefined counts without the right. */
function useOrderTabs({ query, unmatched }: Pick<List<unknown, OrderListQuery>, "query" | "unmatched">) {
  const can = useCan();
  const { data } = useRead("countOrders", can("countOrders") && unmatched === undefined ? { query: orderFilters(query) } : undefined);
  const tab = tabOf(query);
  const shown = orderTabs.includes(tab) ? orderTabs : [...orderTabs, tab];
  return shown.map((value) => ({ value, count: data && countOf(data, value) }));
}
