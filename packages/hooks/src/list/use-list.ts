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

/** The key of a row: its id, or the text of `idName` for rows without an id. */
export type RowKey<Row> = Row extends { id: infer Id extends number | string } ? Id : string;

/** The query of a list (filters, order, page and size) and its setters. */
export interface ListFilters<Query extends Paged> {
  query: Query;
  /** Changes filters, page or size; `undefined` and "" remove a filter, and any change but of the page returns to page 1. */
  change(partial: { [Key in keyof Query]?: Query[Key] | "" }, options?: { replace?: boolean }): void;
  /** Removes every filter. */
  reset: () => void;
  isFiltered: boolean;
  /** Why no row can match the filters, as a sentence; nothing is requested then. */
  unmatched: string | undefined;
}

/** The rows of the current page. */
export interface ListRows<Row> {
  rows: readonly Row[];
  /** The number of rows on all pages. */
  total: number;
  keyOf(row: Row): RowKey<Row>;
}

/** The loading state of the rows. */
export interface ListReading {
  /** The input of the request for the rows; the counts are read when it changes. */
  input: object | undefined;
  /** The account may not see the list. */
  isRefused: boolean;
  isLoading: boolean;
  isRefreshing: boolean;
  /** The rows belong to the previous query until those of the new one are loaded. */
  isOutdated: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** The search parameters that hold a list's state, and a setter for those of the list. */
export interface ListAddress {
  params: URLSearchParams;
  show(params: URLSearchParams, options?: { replace?: boolean }): void;
}

/** The state of a list and its parts, for its screen. */
export interface List<Row, Query extends Paged> {
  /** The parts of the definition that the filters use. */
  definition: Pick<ListDefinition<ListOperationId, Paged>, "operation" | "fields" | "sizes" | "isPaged" | "references" | "read">;
  /** Undefined for a list in a dialog. */
  address: ListAddress | undefined;
  filters: ListFilters<Query>;
  page: ListRows<Row>;
  reading: ListReading;
  /** The rows selected on all pages, by key; changing a filter clears it. */
  selection: RowSelection<RowKey<Row>, Row>;
  /** The row that a form saved last: the list marks it, or shows a notice if the page does not contain it. */
  saved: ShownSavedRow | undefined;
}

/**
 * A list with its filters, pages and selection; a page beyond the last becomes the last.
 *
 * Its state is in the search parameters of the address; a list in a dialog has none and keeps its own state.
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

function keyIn(row: object, idName: string): number | string {
  const key = memberOf(row, idName);
  return typeof key === "number" ? key : String(key);
}

/** Query fields that change the rows of the page, but not the set of rows. */
const unfiltered: ReadonlySet<string> = new Set(["page", "limit", "orderBy", "order"]);

/** A key of the rows that a call returns over all its pages. */
const scopeOf = (input: object | undefined) =>
  JSON.stringify(input, (key: string, value: unknown) => (unfiltered.has(key) ? undefined : value));

/** Moves to the last existing page if the current page is beyond it. */
function useExistingPage({ page, limit }: Paged, total: number | undefined, go: (page: number) => void) {
  const last = total === undefined ? undefined : lastPage(total, limit);
  const isPast = last !== undefined && page > last;
  useEffect(() => {
    if (isPast) go(last);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `go` is new in every render; only leaving the range matters
  }, [isPast, last]);
}
