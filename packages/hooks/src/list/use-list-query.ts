import { useRef } from "react";
import { type SearchParamsState, writeQuery } from "./list-query";

/** The filters, page and size of a list, kept in the search parameters. */
export interface ListQuery<Query extends object> {
  query: Query;
  /** Changes filters, page or size; `undefined` and "" remove a filter. */
  change: (partial: { [Key in keyof Query]?: Query[Key] | "" }, options?: { replace?: boolean }) => void;
  /** Replaces the search parameters by the result of `next` for the latest ones. */
  write: (next: (latest: URLSearchParams) => URLSearchParams, options?: { replace?: boolean }) => void;
  /** Removes all filters except those that `keep` names (a tab, a size). */
  reset: (keep?: readonly string[]) => void;
}

/**
 * The filters, page and size of a list, kept in the search parameters.
 *
 * Changes are merged into the latest written parameters: of two router updates in one tick the first would be lost.
 */
export function useListQuery<Query extends object>(
  read: (params: URLSearchParams) => Query,
  [params, setParams]: SearchParamsState,
): ListQuery<Query> {
  const written = useRef<{ over: string; params: URLSearchParams } | undefined>(undefined);
  const query = read(params);

  function write(next: (latest: URLSearchParams) => URLSearchParams, options?: { replace?: boolean }) {
    const over = params.toString();
    const latest = written.current?.over === over ? written.current.params : params;
    const merged = next(latest);
    written.current = { over, params: merged };
    setParams(merged, options);
  }

  return {
    query,
    change: (partial: { [Key in keyof Query]?: Query[Key] | "" }, options?: { replace?: boolean }) =>
      write((latest) => writeQuery(latest, partial), options),
    write,
    reset: (keep: readonly string[] = []) =>
      write((latest) => new URLSearchParams([...latest].filter(([key]) => keep.includes(key) || key === "limit"))),
  };
}
