import { OrderTab, type Schema } from "@shopkeeper/sdk";
import { type SearchParamsState, useCan, useList, useOpenDetail, useRead } from "../../core";
import { countOf, orderFilters, type OrderListQuery, orders, orderTabs, tabOf } from "./order-list-query";
import { useOrderPrinting } from "../packing/use-order-printing";
import { useOrderBatch } from "./use-order-batch";
import { useOrderRowActions } from "./use-order-row-actions";

/**
 * The order list: one page of orders under a tab, its filters, the order whose drawer is open, and what is done with one of
 * them or with many.
 *
 * Picked orders stay picked over pages; another tab or filter drops them.
 */
export function useOrderList(search: SearchParamsState) {
  const can = useCan();
  const list = useList(orders, search);
  const { selection } = list;
  const detail = useOpenDetail(search, "getOrder");
  const { productId } = list.query;

  return {
    ...list,
    tab: tabOf(list.query),
    tabs: useOrderTabs(list.query),
    openTab: (status: Schema<"OrderTab">) => list.change({ status: status === OrderTab.all ? undefined : status }),
    batch: useOrderBatch(selection),
    printing: useOrderPrinting(selection),
    detail,
    /** The one product whose orders are shown. */
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
function useOrderTabs(query: OrderListQuery) {
  const can = useCan();
  const { data } = useRead("countOrders", can("countOrders") ? { query: orderFilters(query) } : undefined);
  const tab = tabOf(query);
  const shown = orderTabs.includes(tab) ? orderTabs : [...orderTabs, tab];
  return shown.map((value) => ({ value, count: data && countOf(data, value) }));
}
