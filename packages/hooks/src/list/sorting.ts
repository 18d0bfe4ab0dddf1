/** Which end of an order comes first. */
export type Direction = "asc" | "desc";

/** The order of a list and its setter, for a table with sortable heads. */
export interface Sorting {
  /** The column that it is ordered by; none while the rows come as the server gives them. */
  by: string | undefined;
  direction: Direction;
  /** Orders it by a column, or as it comes. */
  sortBy: (by: string | undefined, direction?: Direction) => void;
}

/** The part of a list's query that orders it. */
interface Ordered<By extends string> {
  orderBy?: By | undefined;
  order?: Direction | undefined;
}

/** The order of a list whose query says `orderBy` and `order`; columns that the server does not know are not ordered by. */
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

/** What a press on a column's head asks for: the largest first, then the smallest, then the rows as they come. */
export function pressHead({ by, direction, sortBy }: Sorting, column: string): void {
  if (by !== column) sortBy(column, "desc");
  else if (direction === "desc") sortBy(column, "asc");
  else sortBy(undefined);
}
