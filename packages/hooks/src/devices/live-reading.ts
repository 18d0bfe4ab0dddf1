import type { List, ListReading } from "../list";

/** The state of reading a list that refreshes by itself: a refresh is not shown, and the rows stay when it fails. */
export function liveReading({ page, reading }: Pick<List<object, { page: number; limit: number }>, "page" | "reading">): {
  reading: ListReading;
  liveError: Error | undefined;
} {
  const hasRows = page.rows.length > 0;
  return {
    reading: { ...reading, isRefreshing: reading.isOutdated, error: hasRows ? undefined : reading.error },
    liveError: hasRows ? reading.error : undefined,
  };
}
