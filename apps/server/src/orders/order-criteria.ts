import type { Schema } from "@shopkeeper/sdk/contract";
import { buyerSearch } from "../kit/buyer-search";
import type { QueryOf } from "../contract/contract";
import { isPhoneSearch } from "../kit/phone-search";
import { searchText } from "../kit/search-text";
import type { Shop } from "../tenancy/shop";
import type { OrderFilter } from "./order-filter";

/** The filters of an order list without its tab, as they are stored: times are ISO texts. */
export interface OrderCriteria extends Pick<QueryOf<"countOrders">, "type" | "productId" | "paid"> {
  searchType: Schema<"UserSearchType">;
  content?: string;
  /** The numbers of the selected orders. */
  ids?: readonly string[];
  number?: string;
  from?: string;
  to?: string;
}

/** The criteria of a query; refuses a search that no user can match. */
export function orderCriteria(shop: Shop, query: QueryOf<"countOrders">): OrderCriteria {
  const { searchType = "all", dateLimit, type, productId, paid } = query;
  const content = buyerSearch(query)?.text;
  const placed = dateLimit ? shop.orders.list.period(dateLimit) : undefined;
  const times = placed && { from: placed.from.toISOString(), to: placed.to.toISOString() };
  return { searchType, content, number: searchText(query.orderNo), type, productId, paid, ...times };
}

/** The filter for the criteria. */
export function orderFilter(shop: Shop, { searchType, content, ids, number, from, to, type, productId, paid }: OrderCriteria): OrderFilter {
  const { numbered, named, phoned } = shop.users;
  return {
    search:
      content === undefined
        ? undefined
        : { by: searchType, text: content, numbered: numbered(content), named: named(content), phoned: phoned(content) },
    ids,
    number,
    placed: from === undefined || to === undefined ? undefined : { from: new Date(from), to: new Date(to) },
    type,
    productId,
    paid,
  };
}

/** Whether the criteria may match people by digits of their phone numbers. */
export const searchesPhones = ({ searchType, content }: OrderCriteria) =>
  content !== undefined && isPhoneSearch({ by: searchType, text: content });
