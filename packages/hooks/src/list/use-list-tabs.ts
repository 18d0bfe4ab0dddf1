import type { DataOperationId, Input, Output } from "@shopkeeper/sdk";
import { useEffect } from "react";
import type { List, ListReading, ListRows } from "./use-list";
import { useCan } from "../shop/use-can";
import { useRead } from "../core/use-read";

/** A tab of a list and its row count; the count is undefined until it is known, and without the permission. */
export interface ListTab<Value> {
  value: Value;
  count: number | undefined;
}

/** The tabs that divide the rows of a list, each with its count under the same filters. */
export interface ListTabs<Value> {
  current: Value;
  shown: readonly ListTab<Value>[];
  choose: (tab: Value) => void;
  /** The open tab is the one with the rows of all tabs. */
  isAll: boolean;
  /** If the open tab has no rows: the other tabs with rows; the tab of all rows only if no other has any. */
  elsewhere: readonly { value: Value; count: number }[];
  /** No tab has rows with these filters. */
  isEmptyEverywhere: boolean;
  /** Reloads the counts. */
  retry: () => void;
}

/** A list that is divided by tabs. */
export interface TabbedList<Row, Query extends { page: number; limit: number }, Value> extends List<Row, Query> {
  tabs: ListTabs<Value>;
}

/** Adds tabs to a list; reloading the rows also reloads the counts. */
export const withTabs = <Shown extends { reading: ListReading }, Value>(
  list: Shown,
  tabs: ListTabs<Value>,
): Shown & { tabs: ListTabs<Value> } => ({
  ...list,
  reading: {
    ...list.reading,
    retry() {
      list.reading.retry();
      tabs.retry();
    },
  },
  tabs,
});

/** The parts of a list that its tabs use. */
interface DividedList {
  page: Pick<ListRows<object>, "total">;
  reading: Omit<ListReading, "isRefused">;
}

export interface ListTabsOptions<Op extends DataOperationId, Value> {
  /** The operation that counts the rows of each tab. */
  operation: Op;
  /** The input of the operation for the filters of the list. */
  input: Input<Op>;
  /** The tabs in order, or a function that selects the visible tabs by their counts. */
  tabs: readonly Value[] | ((countOf: (tab: Value) => number | undefined) => readonly Value[]);
  tab: Value;
  openTab: (tab: Value) => void;
  /** The tab that contains the rows of all others. */
  all?: Value;
  /** The tabs that partition the rows; by default all tabs except `all`. */
  parts?: readonly Value[];
  countOf(answer: Output<Op>, tab: Value): number | undefined;
}

/**
 * The tabs of a list with counts that never contradict its rows: counts are read whenever rows are read, the count
 * of the open tab is the list's total, and if both were read at different times the counts are read once more.
 */
export function useListTabs<Op extends DataOperationId, Value extends string | number>(
  { page, reading }: DividedList,
  { operation, input, tabs, tab, openTab, all, parts, countOf }: ListTabsOptions<Op, Value>,
): ListTabs<Value> {
  const can = useCan();
  const counting = useRead(operation, can(operation) && reading.input !== undefined ? input : undefined, reading.input);
  const counted = (value: Value) => (counting.data === undefined ? undefined : countOf(counting.data, value));
  const isSettled = (read: Omit<DividedList["reading"], "input">) =>
    !(read.isLoading || read.isRefreshing || read.isOutdated || read.error);
  const total = reading.input !== undefined && isSettled(reading) ? page.total : undefined;
  const own = isSettled(counting) ? counted(tab) : undefined;
  const isContrary = total !== undefined && own !== undefined && total !== own;
  useEffect(() => {
    if (isContrary) counting.retry();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per pair, since a server may keep contradicting itself
  }, [total, own]);

  const countIn = (value: Value) => (value === tab && counted(value) !== undefined ? (total ?? counted(value)) : counted(value));
  const shown = (typeof tabs === "function" ? tabs(countIn) : tabs).map((value): ListTab<Value> => ({ value, count: countIn(value) }));
  const filled = shown.flatMap(({ value, count = 0 }) => (count > 0 && value !== tab ? [{ value, count }] : []));
  const shared = filled.filter(({ value }) => (parts ? parts.includes(value) : value !== all));
  return {
    current: tab,
    shown,
    choose: openTab,
    isAll: tab === all,
    elsewhere: total === 0 ? (shared.length > 0 || parts ? shared : filled) : [],
    isEmptyEverywhere: counting.data !== undefined && shown.every(({ count }) => count === 0),
    retry: counting.retry,
  };
}
