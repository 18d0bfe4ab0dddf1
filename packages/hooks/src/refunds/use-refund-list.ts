import { listQueries, type MerchantClient, type QueryOf, RefundTab, type Schema } from "@shopkeeper/sdk";
import {
  listOf,
  type ListState,
  type OpenDetail,
  type SearchParamsState,
  type TabbedList,
  unmatchedUserSearch,
  useList,
  useListTabs,
  useOpenDetail,
  userSearchQuery,
  withTabs,
} from "../list";
import { preloadRead } from "../core";
import { type RefundActions, useRefundActions } from "./use-refund-actions";

type RefundListQuery = ListState<typeof listQueries.listRefunds.fields>;
type Tab = Schema<"RefundTab">;

/** The refunds of a tab, which is `refundStatus`. */
const refunds = listOf(listQueries.listRefunds, {
  idName: "refundOrderNo",
  kept: ["refundStatus", "searchType"],
  unmatched: unmatchedUserSearch,
  toInput: (query) => ({ query: { ...refundFilters(query), refundStatus: tabOf(query), page: query.page, limit: query.limit } }),
});

/** Preloads the data of `useRefundList` for these search parameters; the counters are requested together with the rows. */
export function preloadRefundList(client: MerchantClient, search: URLSearchParams) {
  if (refunds.unmatched(search) === undefined) void preloadRead(client, "countRefunds", { query: refundFilters(refunds.read(search)) });
  return refunds.preload(client, search);
}

type RefundQuery = ReturnType<typeof refunds.read>;

/** The list of refunds. */
export interface RefundList extends TabbedList<Schema<"Refund">, RefundQuery, Tab> {
  detail: OpenDetail;
  actions: RefundActions;
}

/** The list of refunds: one page under a tab, its filters, the refund in the drawer, and the actions on a refund. */
export function useRefundList(search: SearchParamsState): RefundList {
  const list = useList(refunds, search);
  const detail = useOpenDetail(search, "getRefund");
  return {
    ...withTabs(
      list,
      useListTabs(list, {
        operation: "countRefunds",
        input: { query: refundFilters(list.filters.query) },
        tabs: [...counters.keys()],
        tab: tabOf(list.filters.query),
        openTab: (refundStatus) => list.filters.change({ refundStatus: refundStatus === RefundTab.all ? undefined : refundStatus }),
        all: RefundTab.all,
        countOf: (counts, tab) => counts[counters.get(tab) ?? "all"],
      }),
    ),
    detail,
    actions: useRefundActions(detail.open),
  };
}

/** The tab of a query; all refunds if it has none. */
const tabOf = ({ refundStatus = RefundTab.all }: Pick<RefundListQuery, "refundStatus">) => refundStatus;

/** The filters shared by the list and its counters. */
function refundFilters({ page: _page, limit: _limit, refundStatus: _tab, ...filters }: RefundListQuery): QueryOf<"countRefunds"> {
  return userSearchQuery(filters);
}

/** The tabs in order, each with its counter. */
const counters: ReadonlyMap<Tab, keyof Schema<"RefundCounts">> = new Map([
  [RefundTab.all, "all"],
  [RefundTab.awaitingReview, "await"],
  [RefundTab.refused, "reject"],
  [RefundTab.refunding, "refunding"],
  [RefundTab.refunded, "refunded"],
  [RefundTab.awaitingReturn, "awaitReturning"],
  [RefundTab.awaitingReceipt, "awaitReceiving"],
  [RefundTab.withdrawn, "revoke"],
]);
