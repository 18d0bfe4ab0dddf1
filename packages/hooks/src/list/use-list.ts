import { memberOf } from "@shopkeeper/sdk";
import { useEffect, useState } from "react";
import type { ListDefinition, ListOperationId, ListRow, Paged } from "./list-of";
import type { SearchParamsState } from "./list-query";
import { replaceOwn } from "./list-view";
import { lastPage } from "./paging";
import { useCan } from "../shop/use-can";
import { useListQuery } from "./use-list-query";
import { useRead } from "../core/use-read";
import { type ShownSavedRow, useSavedRow } from "./use-saved-row";
import { type RowSelection, useSelection } from "../selection/use-selection";

/** What identifies a row of a list: its id, or the text of `idName` of a row without one. */
export type RowKey<Row> = Row extends { id: infer Id extends number | string } ? Id : string;

/** The filters of a list with its order, page and size: its query, and how to change it. */
export interface ListFilters<Query extends Paged> {
  query: Query;
  /** Changes filters, page or size; `undefined` and "" take a filter away, and any change but one of the page returns to page 1. */
  change(partial: { [Key in keyof Query]?: Query[Key] | "" }, options?: { replace?: boolean }): void;
  /** Takes every filter away. */
  reset: () => void;
  isFiltered: boolean;
  /** Why no row can match the filters, in words; nothing is requested then. */
  unmatched: string | undefined;
}

/** The rows of the page that is shown. */
export interface ListRows<Row> {
  rows: readonly Row[];
  /** Rows over all pages. */
  total: number;
  keyOf(row: Row): RowKey<Row>;
}

/** The state of reading the rows. */
export interface ListReading {
  /** What the rows were requested by: what is counted beside them is read with them. */
  input: object | undefined;
  /** The account may not see the list. */
  isRefused: boolean;
  isLoading: boolean;
  isRefreshing: boolean;
  /** The rows are those of the query before, until those of this one are there. */
  isOutdated: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** The search parameters that a list is kept in, and how to replace those of the list. */
export interface ListAddress {
  params: URLSearchParams;
  show(params: URLSearchParams, options?: { replace?: boolean }): void;
}

/** A list in parts, as its screen shows it. */
export interface List<Row, Query extends Paged> {
  /** What the list is made of, for the parts that filter it. */
  definition: Pick<ListDefinition<ListOperationId, Paged>, "operation" | "fields" | "sizes" | "isPaged" | "references" | "read">;
  /** A list in a dialog has none. */
  address: ListAddress | undefined;
  filters: ListFilters<Query>;
  page: ListRows<Row>;
  reading: ListReading;
  /** Rows picked over the pages, by key; another filter empties it. */
  selection: RowSelection<RowKey<Row>, Row>;
  /** The row that a form saved last: it is marked, and where the page does not show it, a line says so. */
  saved: ShownSavedRow | undefined;
}

/**
 * A list with its filters, pages and selection; a page beyond the last becomes the last.
 *
 * Its state is the search parameters of the address; a list in a dialog has none and keeps its own.
 */
export function useList<Op extends ListOperationId, Query extends Paged>(
  definition: ListDefinition<Op, Query>,
  search?: SearchParamsState,
): List<ListRow<Op>, Query>;
export function useList(definition: ListDefinition<ListOperationId, Paged>, search?: SearchParamsState): LooseList {
  const { operation, idName, kept } = definition;
  const can = useCan();
  const own = useState(() => new URLSearchParams());
  const { query, change, reset, write } = useListQuery(definition.read, search ?? own);
  const unmatched = definition.unmatched((search ?? own)[0]);
  const input = unmatched === undefined ? definition.toInput(query) : undefined;
  const { data, ...read } = useRead(operation, can(operation) ? input : undefined);
  const rows = data === undefined ? [] : "list" in data ? data.list : data;
  const total = data === undefined ? undefined : "list" in data ? data.total : data.length;
  useExistingPage(query, read.isRefreshing ? undefined : total, (last) => change({ page: last }, { replace: true }));
  const keyOf = (row: object) => keyIn(row, idName);
  const selection = useSelection({ idOf: keyOf, scope: unmatched ?? scopeOf(input) });

  const keys = rows.map((row) => keyOf(row));
  const saved = useSavedRow({ ...read, definition, query, keys, change });

  return {
    definition,
    address: search && {
      params: search[0],
      show: (next, options) => write((latest) => replaceOwn(definition, latest, next), options),
    },
    filters: {
      query,
      change,
      reset: () => reset(kept),
      isFiltered:
        unmatched !== undefined ||
        Object.entries(query).some(([name, value]) => value !== undefined && !unfiltered.has(name) && !kept.includes(name)),
      unmatched,
    },
    page: { rows, total: total ?? 0, keyOf },
    reading: { ...read, input: can(operation) ? input : undefined, isRefused: !can(operation) },
    selection,
    saved: search && saved,
  };
}

type LooseList = Omit<List<object, Paged>, "page" | "selection"> & {
  page: Omit<ListRows<object>, "keyOf"> & { keyOf(row: object): number | string };
  selection: RowSelection<number | string, object>;
};

/** The value of a row's key. */
function keyIn(row: object, idName: string): number | string {
  const key = memberOf(row, idName);
  return typeof key === "number" ? key : String(key);
}

/** Query fields that change which rows are on the page, and not which rows there are. */
const unfiltered: ReadonlySet<string> = new Set(["page", "limit", "orderBy", "order"]);

/** Names the rows that a call answers over all its pages. */
const scopeOf = (input: object | undefined) =>
  JSON.stringify(input, (key: string, value: unknown) => (unfiltered.has(key) ? undefined : value));

/** Moves to the last page there is when there are fewer rows than its page needs. */
function useExistingPage({ page, limit }: Paged, total: number | undefined, go: (page: number) => void) {
  const last = total === undefined ? undefined : lastPage(total, limit);
  const isPast = last !== undefined && page > last;
  useEffect(() => {
    if (isPast) go(last);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `go` is new in every render; only leaving the range matters
  }, [isPast, last]);
}
