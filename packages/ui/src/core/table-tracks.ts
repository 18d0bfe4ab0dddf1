import type { CSSProperties } from "react";
import type { Column } from "./table-column";

const leastWidth = 140;

/**
 * The columns of a table as tracks of its rows' grids, after those of `before` (pixels): a width is kept to, and the columns
 * without one share what is left. Where all have one, all grow by it.
 */
export function tableTracks(
  columns: readonly Column<never, never>[],
  before: readonly number[],
): CSSProperties & Record<`--${string}`, string> {
  const isShared = columns.some((column) => column.width === undefined);
  const tracks = columns.map(({ width, minWidth = leastWidth }) =>
    width === undefined ? `minmax(${minWidth}px, 1fr)` : isShared ? `${width}px` : `minmax(${width}px, ${width}fr)`,
  );
  const least = columns.reduce((sum, { width, minWidth = leastWidth }) => sum + (width ?? minWidth), 0);
  return {
    "--columns": [...before.map((width) => `${width}px`), ...tracks].join(" "),
    minWidth: before.reduce((sum, width) => sum + width, least),
  };
}
