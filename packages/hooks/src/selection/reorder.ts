/** The list with the item at `from` moved to `to`. An index that does not exist moves nothing. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  if (from === to || !isPlace(items, from) || !isPlace(items, to)) return items;
  const rest = items.toSpliced(from, 1);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** The box of an item on the screen, in any unit. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The layout of items: a vertical list, or rows that wrap. */
export type ReorderLayout = "list" | "wrap";

/**
 * The index that a key moves the item at `at` to; undefined if the key has no meaning or there is nowhere to move.
 *
 * In a list, up and down move by one. In rows that wrap, left and right move by one, reversed for right-to-left
 * text, and up and down move to the nearest position in the row above or below. Home and End move to either end.
 */
export function placeByKey(
  boxes: readonly Box[],
  at: number,
  key: string,
  { layout, isRtl = false }: { layout: ReorderLayout; isRtl?: boolean },
): number | undefined {
  const place = placeOf(boxes, at, key, layout, isRtl);
  return place !== undefined && place !== at && isPlace(boxes, place) ? place : undefined;
}

/**
 * The index of an item dragged by `shift` from its position: past every item whose middle its edge has crossed,
 * and in rows that wrap also into the row of its own middle. Boxes are those without the drag. In a list and
 * within a row the result is stable for all sizes: it never moves the item back.
 */
export function placeByDrag(
  boxes: readonly Box[],
  at: number,
  shift: { x: number; y: number },
  { layout, isRtl = false }: { layout: ReorderLayout; isRtl?: boolean },
): number {
  const own = boxes[at];
  if (!own) return at;
  if (layout === "list")
    return pastMiddles(
      boxes.map(({ top, bottom }) => [top, bottom] as const),
      at,
      shift.y,
    );
  const rows = rowsOf(boxes);
  const centre = { x: (own.left + own.right) / 2 + shift.x, y: (own.top + own.bottom) / 2 + shift.y };
  const row = rows.find((places) => places.some((place) => isWithin(centre.y, boxes[place]?.top, boxes[place]?.bottom)));
  if (!row) return at;
  if (!row.includes(at)) return row.find((place) => isWithin(centre.x, boxes[place]?.left, boxes[place]?.right)) ?? at;
  const first = row[0] ?? 0;
  const sides = row
    .flatMap((place) => boxes[place] ?? [])
    .map(({ left, right }) => (isRtl ? ([-right, -left] as const) : ([left, right] as const)));
  return first + pastMiddles(sides, at - first, isRtl ? -shift.x : shift.x);
}

/** The index of the item at `at` after its shift, among the extents along one axis. */
function pastMiddles(lines: readonly (readonly [start: number, end: number])[], at: number, shift: number): number {
  const [start, end] = lines[at] ?? [0, 0];
  const isPast = (place: number) => {
    const line = lines[place];
    if (!line) return false;
    const centre = (line[0] + line[1]) / 2;
    return shift > 0 ? end + shift > centre : start + shift < centre;
  };
  const step = Math.sign(shift);
  let place = at;
  while (step !== 0 && isPast(place + step)) place += step;
  return place;
}

const isWithin = (value: number, from = Infinity, to = -Infinity) => value >= from && value <= to;

function placeOf(boxes: readonly Box[], at: number, key: string, layout: ReorderLayout, isRtl: boolean): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return boxes.length - 1;
  if (key === "ArrowUp") return layout === "list" ? at - 1 : inNextRow(boxes, at, -1);
  if (key === "ArrowDown") return layout === "list" ? at + 1 : inNextRow(boxes, at, 1);
  if (layout === "list") return undefined;
  if (key === "ArrowLeft") return isRtl ? at + 1 : at - 1;
  if (key === "ArrowRight") return isRtl ? at - 1 : at + 1;
  return undefined;
}

function inNextRow(boxes: readonly Box[], at: number, step: 1 | -1): number | undefined {
  const rows = rowsOf(boxes);
  const own = boxes[at];
  const next = rows[rows.findIndex((row) => row.includes(at)) + step];
  if (!own || !next) return undefined;
  const distance = (place: number) => Math.abs(middle(boxes[place]) - middle(own));
  return next.reduce((nearest, place) => (distance(place) < distance(nearest) ? place : nearest));
}

/** The indexes of each row: boxes that overlap vertically are in the same row. */
function rowsOf(boxes: readonly Box[]): readonly (readonly number[])[] {
  const rows: { places: number[]; top: number; bottom: number }[] = [];
  boxes.forEach(({ top, bottom }, place) => {
    const row = rows.at(-1);
    if (!row || top >= row.bottom || bottom <= row.top) rows.push({ places: [place], top, bottom });
    else {
      row.places.push(place);
      row.top = Math.min(row.top, top);
      row.bottom = Math.max(row.bottom, bottom);
    }
  });
  return rows.map(({ places }) => places);
}

const middle = (box: Box | undefined) => (box ? (box.left + box.right) / 2 : 0);
const isPlace = (items: readonly unknown[], place: number) => Number.isInteger(place) && place >= 0 && place < items.length;
