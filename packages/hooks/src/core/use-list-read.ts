import type { Input, PagedOperationId, RowOf } from "@shopkeeper/sdk";
import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import type { SearchParamsState } from "./list-query";
import { lastPage } from "./paging";
import { useCan } from "./use-can";
import { useListQuery } from "./use-list-query";
import { useRead } from "./use-read";

/** What every list's query has. */
interface Paged {
  page: number;
  limit: number;
}

/** Which list it is, and how it is asked. */
export interface ListReadOptions<Op extends PagedOperationId, Query extends Paged> {
  operation: Op;
  /** What its address may say. */
  schema: z.ZodMiniType<Query>;
  /** Its address; a list in a dialog has none and keeps its query to itself. */
  search?: SearchParamsState | undefined;
  /** The call for a query; undefined while nothing can be asked. */
  ask: (query: Query) => Input<Op> | undefined;
  /** What of the query is no filter, besides page and size: a tab, an order, a view. It outlives a reset. */
  beside?: readonly (keyof Query & string)[];
}

/** A list as far as a screen shows it. */
export interface ListRead<Op extends PagedOperationId, Query extends Paged> extends Pick<
  ReturnType<typeof useListQuery<Query>>,
  "query" | "change"
> {
  /** Takes every filter away. */
  reset: () => void;
  /** What names the rows that the filters let through, whatever their order and page. */
  scope: string;
  isFiltered: boolean;
  rows: readonly RowOf<Op>[];
  total: number;
  /** The account may not see it. */
  isRefused: boolean;
  isLoading: boolean;
  isRefreshing: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** One page of a list, with the filters that lead to it; a page beyond the last one becomes the last. */
export function useListRead<Op extends PagedOperationId, Query extends Paged>(options: ListReadOptions<Op, Query>): ListRead<Op, Query>;
export function useListRead({
  operation,
  schema,
  search,
  ask,
  beside = [],
}: ListReadOptions<PagedOperationId, Paged>): ListRead<PagedOperationId, Paged> {
  const can = useCan();
  const own = useState(() => new URLSearchParams());
  const { query, change, reset } = useListQuery(schema, search ?? own);
  const { data, isRefreshing, ...page } = useRead(operation, can(operation) ? ask(query) : undefined);
  useExistingPage(query.page, query.limit, isRefreshing ? undefined : data?.total, (last) => change({ page: last }, { replace: true }));

  const kept: readonly string[] = ["page", "limit", ...beside];
  const filters = Object.entries(query).filter(([key, value]) => value !== undefined && !kept.includes(key));
  return {
    ...page,
    query,
    change,
    reset: () => reset(beside),
    scope: JSON.stringify(filters),
    isFiltered: filters.length > 0,
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    isRefused: !can(operation),
    isRefreshing,
  };
}

/** Moves to the last page there is when the rows have become fewer than the page asked for. */
function useExistingPage(page: number, limit: number, total: number | undefined, go: (page: number) => void) {
  const last = total === undefined ? undefined : lastPage(total, limit);
  const isPast = last !== undefined && page > last;
  useEffect(() => {
    if (isPast) go(last);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `go` is new in every render; only leaving the range matters
  }, [isPast, last]);
}
