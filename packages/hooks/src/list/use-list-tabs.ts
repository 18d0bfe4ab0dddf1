import type { DataOperationId, Input, Output } from "@shopkeeper/sdk";
import { useEffect } from "react";
import type { List, ListReading, ListRows } from "./use-list";
import { useCan } from "../shop/use-can";
import { useRead } from "../core/use-read";

/** A tab of a list with how many rows lie under it; undefined until that is known, and without the right. */
export interface ListTab<Value> {
  value: Value;
  count: number | undefined;
}

/** The tabs that divide the rows of a list, each with its count under the same filters. */
export interface ListTabs<Value> {
  current: Value;
  shown: readonly ListTab<Value>[];
  choose: (tab: Value) => void;
  /** The open tab holds the rows of all others. */
  isAll: boolean;
  /** Where the open tab has no rows: the others that have some, and the one of all rows only where no other has. */
  elsewhere: readonly { value: Value; count: number }[];
  /** No tab has rows under these filters. */
  isEmptyEverywhere: boolean;
  /** Reads the counts again. */
  retry: () => void;
}

/** A list that is divided by tabs. */
export interface TabbedList<Row, Query extends { page: number; limit: number }, Value> extends List<Row, Query> {
  tabs: ListTabs<Value>;
}

/** A list with its tabs; reading its rows again reads the counts again. */
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

/** What tabs need of their list. */
interface DividedList {
  page: Pick<ListRows<object>, "total">;
  reading: Omit<ListReading, "isRefused">;
}

export interface ListTabsOptions<Op extends DataOperationId, Value> {
  /** Counts the rows of each tab. */
  operation: Op;
  /** Its input for the filters of the list. */
  input: Input<Op>;
  /** The tabs in order, or which of them are shown where that depends on the counts. */
  tabs: readonly Value[] | ((countOf: (tab: Value) => number | undefined) => readonly Value[]);
  /** The one that is open. */
  tab: Value;
  openTab: (tab: Value) => void;
  /** The one that holds the rows of the others too. */
  all?: Value;
  /** The tabs that share the rows among them, each row under one; by default all but the one of all rows. */
  parts?: readonly Value[];
  countOf(answer: Output<Op>, tab: Value): number | undefined;
}

/**
 * The tabs of a list with their counts, which never contradict its rows: whenever rows are read, counts are read with them, the
 * open tab has as many as the list says, and where both were read at different moments the counts are read once more.
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each pair: a server that goes on contradicting itself is not asked for ever
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
