/**
 * The cell that a key moves to from the cell `at`, in a grid of `count` cells in rows of `columns` (both from 0).
 *
 * `above` is above the first row; undefined for a key that does not move. Moving into a shorter last row ends at its last cell.
 */
export function gridStep(key: string, at: number, columns: number, count: number): number | "above" | undefined {
  const last = count - 1;
  switch (key) {
    case "ArrowRight":
      return Math.min(at + 1, last);
    case "ArrowLeft":
      return Math.max(at - 1, 0);
    case "ArrowDown":
      return rowOf(at, columns) === rowOf(last, columns) ? at : Math.min(at + columns, last);
    case "ArrowUp":
      return at < columns ? "above" : at - columns;
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

const rowOf = (at: number, columns: number) => Math.floor(at / columns);
