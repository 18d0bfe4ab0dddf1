import { OrderTab, type Schema } from "@shopkeeper/sdk";
import { type OpenDetail, type SearchParamsState, type TabbedList, useList, useListTabs, useOpenDetail, withTabs } from "../../list";
import { useCan } from "../../shop";
import { countOf, orderFilters, orders, orderTabs, tabOf } from "./order-list-query";
import { type OrderPrinting, useOrderPrinting } from "../packing/use-order-printing";
import { type OrderBatch, useOrderBatch } from "./use-order-batch";
import { type OrderRowActions, useOrderRowActions } from "./use-order-row-actions";

type OrderQuery = ReturnType<typeof orders.read>;

/** The order list. */
export interface OrderList extends TabbedList<Schema<"Order">, OrderQuery, Schema<"OrderTab">> {
  batch: OrderBatch;
  printing: OrderPrinting;
  detail: OpenDetail;
  /** The product whose orders are shown, if the list is limited to one. */
  product: { id: number; name: string | undefined } | undefined;
  rowActions: OrderRowActions;
  /** The account's permissions beyond the row actions. */
  can: { verify: boolean; send: boolean };
}

/**
 * The order list: one page of orders under a tab, its filters, the order in the drawer, and the actions on one or
 * many orders.
 *
 * Selected orders stay selected across pages; another tab or filter clears the selection.
 */
export function useOrderList(search: SearchParamsState): OrderList {
  const can = useCan();
  const list = useList(orders, search);
  const { selection } = list;
  const detail = useOpenDetail(search, "getOrder");
  const { productId } = list.filters.query;
  const tab = tabOf(list.filters.query);
  const tabs = useListTabs(list, {
    operation: "countOrders",
    input: { query: orderFilters(list.filters.query) },
    tabs: orderTabs.includes(tab) ? orderTabs : [...orderTabs, tab],
    tab,
    openTab: (status: Schema<"OrderTab">) => list.filters.change({ status: status === OrderTab.all ? undefined : status }),
    all: OrderTab.all,
    countOf,
  });

  return {
    ...withTabs(list, tabs),
    batch: useOrderBatch(selection),
    printing: useOrderPrinting(selection),
    detail,
    product: productId === undefined ? undefined : { id: productId, name: nameOfProduct(list.page.rows, productId) },
    rowActions: useOrderRowActions({
      onView: detail.open,
      onRemoved(orderNo) {
        selection.drop(orderNo);
        if (detail.key === orderNo) detail.close();
      },
    }),
    can: { verify: can("verifyOrder"), send: can("sendOrders") },
  };
}

const nameOfProduct = (rows: readonly Schema<"Order">[], productId: number) =>
  rows.flatMap(({ infoResponseList }) => infoResponseList).find((line) => line.productId === productId)?.productName;
