import type { CSSProperties } from "react";
import type { Column } from "./table-column";

const leastWidth = 140;
/** The maximum width of an actions column that is folded into its first action and a menu. */
const foldedWidth = 112;
/** The minimum share of a column's width in a table that is wider than its container, so that the actions cover nothing. */
const narrowest = 0.6;

/**
 * The columns of a table as tracks of its rows' grids, after those of `before` (pixels): a width is kept, and the columns
 * without one share the rest. If all have one, all grow in proportion. `least` is the width that they need, in pixels,
 * `tightLeast` the one with the actions folded into a menu.
 */
export function tableTracks(
  columns: readonly Column<never, never>[],
  before: readonly number[],
): { least: number; tightLeast: number; style: CSSProperties & Record<`--${string}`, string> } {
  const whole = tracksOf(columns, before);
  const tight = tracksOf(
    columns.map((column) => (column.isFixed ? { ...column, width: folded(column) } : column)),
    before,
  );
  const narrow = tracksOf(
    columns.map(({ width, minWidth, isFixed }) =>
      isFixed ? { isFixed, width: folded({ width }) } : width === undefined ? { width: minWidth ?? leastWidth } : { width, minWidth },
    ),
    before,
    narrowest,
  );
  return {
    least: whole.least,
    tightLeast: tight.least,
    style: {
      "--tracks": whole.tracks,
      "--least": `${whole.least}px`,
      "--tight-tracks": tight.tracks,
      "--tight-least": `${tight.least}px`,
      "--narrow-tracks": narrow.tracks,
      "--narrow-least": `${narrow.least}px`,
    },
  };
}

/** Between a table and the edges of its dialog, in pixels: its border, and the dialog's padding and border. */
const aroundTable = 44;

/** The width of a dialog with a table of these columns, in pixels. It is known before the rows are, so that nothing moves. */
export const tableDialogWidth = (columns: readonly Column<never, never>[]) => tracksOf(columns, []).least + aroundTable;

const folded = ({ width = foldedWidth }: Pick<Widths, "width">) => Math.min(width, foldedWidth);

type Widths = Pick<Column<never, never>, "width" | "minWidth" | "isFixed">;

function tracksOf(columns: readonly Widths[], before: readonly number[], share = 1) {
  const isShared = columns.some((column) => column.width === undefined);
  // a column with both widths never gets narrower than its `minWidth`
  const least = ({ width, minWidth, isFixed }: Widths) =>
    width === undefined ? (minWidth ?? leastWidth) * share : isFixed ? width : Math.max(width * share, minWidth ?? 0);
  const tracks = columns.map((column) => {
    const { width, minWidth = leastWidth, isFixed = false } = column;
    if (width === undefined) return `minmax(${minWidth}px, 1fr)`;
    return isShared || isFixed ? `${width}px` : `minmax(${least(column)}px, ${width}fr)`;
  });
  const widths = columns.map(least);
  return {
    tracks: [...before.map((width) => `${width}px`), ...tracks].join(" "),
    least: [...before, ...widths].reduce((sum, width) => sum + width, 0),
  };
}
