/** The direction of an order. */
export type Direction = "asc" | "desc";

/** The order of a list and its setter, for a table with sortable column heads. */
export interface Sorting {
  /** The column to order by; undefined in the server's order. */
  by: string | undefined;
  direction: Direction;
  /** Orders by a column, or resets to the server's order. */
  sortBy: (by: string | undefined, direction?: Direction) => void;
}

/** The fields of a list's query that set its order. */
interface Ordered<By extends string> {
  orderBy?: By | undefined;
  order?: Direction | undefined;
}

/** The order of a list whose query has `orderBy` and `order`; columns unknown to the server are not sortable. */
export const sortingOf = <By extends string>(
  { orderBy, order = "desc" }: Ordered<By>,
  known: readonly By[],
  change: (order: { orderBy: By | undefined; order: Direction | undefined }) => void,
): Sorting => ({
  by: orderBy,
  direction: order,
  sortBy(by, direction = "desc") {
    const column = known.find((one) => one === by);
    change({ orderBy: column, order: column !== undefined && direction === "asc" ? "asc" : undefined });
  },
});

/** Cycles the order of a column when its head is pressed: descending, ascending, the server's order. */
export function pressHead({ by, direction, sortBy }: Sorting, column: string): void {
  if (by !== column) sortBy(column, "desc");
  else if (direction === "desc") sortBy(column, "asc");
  else sortBy(undefined);
}
