/** A cell of the grid by its indexes. */
export interface SkuPlace {
  readonly row: number;
  readonly column: number;
}

/** The number of rows and columns of the grid, and of visible rows. */
export interface SkuRoom {
  readonly rows: number;
  readonly columns: number;
  readonly page: number;
}

/** The fields of a keyboard event that move the cursor. */
export interface MoveKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The cell that a key moves to; undefined for a key that does not move, or if Tab leaves the grid. */
export function placeAfter(from: SkuPlace, { key, ctrlKey, metaKey, shiftKey }: MoveKey, room: SkuRoom): SkuPlace | undefined {
  const isFar = ctrlKey || metaKey;
  const to = (row: number, column: number) => placeWithin({ row, column }, room);
  const { row, column } = from;
  switch (key) {
    case "ArrowUp":
      return to(isFar ? 0 : row - 1, column);
    case "ArrowDown":
      return to(isFar ? room.rows : row + 1, column);
    case "ArrowLeft":
      return to(row, isFar ? 0 : column - 1);
    case "ArrowRight":
      return to(row, isFar ? room.columns : column + 1);
    case "Home":
      return to(isFar ? 0 : row, 0);
    case "End":
      return to(isFar ? room.rows : row, room.columns);
    case "PageUp":
      return to(row - room.page, column);
    case "PageDown":
      return to(row + room.page, column);
    case "Tab":
      return nextInReading(from, shiftKey ? -1 : 1, room);
    default:
      return undefined;
  }
}

/** The next or previous cell in reading order; undefined at either end of the grid. */
function nextInReading({ row, column }: SkuPlace, by: 1 | -1, { rows, columns }: SkuRoom): SkuPlace | undefined {
  const next = row * columns + column + by;
  return next < 0 || next >= rows * columns ? undefined : { row: Math.floor(next / columns), column: next % columns };
}

/** The nearest existing cell. */
export const placeWithin = ({ row, column }: SkuPlace, { rows, columns }: Pick<SkuRoom, "rows" | "columns">): SkuPlace => ({
  row: Math.max(0, Math.min(rows - 1, row)),
  column: Math.max(0, Math.min(columns - 1, column)),
});

/** The rectangle between two cells, both included. */
export const stretchOf = (one: SkuPlace, other: SkuPlace) => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});
