import { pause } from "../core/yield-every";

/** The requested page of a list; pages count from 1. */
export interface PageQuery {
  page?: number;
  limit?: number;
}

/** The part of a list that a page shows, in rows. */
export interface PageWindow {
  limit: number;
  offset: number;
}

/** The source of a list's rows. */
export interface PageSource<Row> {
  /** The number of rows on all pages. */
  count(): PromiseLike<number>;
  /** The rows of one page. */
  rows(window: PageWindow): PromiseLike<Row[]>;
}

/** The most rows of a list that one statement reads. */
const SLICE = 500;

/** One page of a list in wire form. */
export async function readPage<Row>({ page = 1, limit = 20 }: PageQuery, source: PageSource<Row>) {
  const total = await source.count();
  const offset = (page - 1) * limit;
  const list =
    offset < total ? await readSlices((window) => source.rows(window), SLICE, { limit: Math.min(limit, total - offset), offset }) : [];
  return { page, limit, totalPage: Math.ceil(total / limit), total, list };
}

/**
 * Rows in slices of `size`, between which other requests are answered; those of a window, or all of them.
 *
 * A row that changes its place meanwhile may come twice or be missing, as it may between two pages.
 */
export async function readSlices<Row>(
  read: (window: PageWindow) => PromiseLike<Row[]>,
  size: number,
  { limit, offset }: PageWindow = { limit: Number.POSITIVE_INFINITY, offset: 0 },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let isOver = false; !isOver && rows.length < limit;) {
    const wanted = Math.min(size, limit - rows.length);
    const slice = await read({ limit: wanted, offset: offset + rows.length });
    for (const row of slice) rows.push(row);
    isOver = slice.length < wanted;
    if (!isOver) await pause();
  }
  return rows;
}
