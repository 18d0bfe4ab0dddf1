/** Which rows of a list are asked for; pages count from 1. */
export interface PageQuery {
  page?: number;
  limit?: number;
}

/** The part of a list that a page shows, in rows. */
export interface PageWindow {
  limit: number;
  offset: number;
}

/** Where the rows of a list come from. */
export interface PageSource<Row> {
  /** How many rows the list has on all pages. */
  count(): PromiseLike<number>;
  /** The rows of one page. */
  rows(window: PageWindow): PromiseLike<Row[]>;
}

/** How many rows one statement reads. */
const SLICE = 500;

/** One page of a list as the wire has it. */
export async function readPage<Row>({ page = 1, limit = 20 }: PageQuery, source: PageSource<Row>) {
  const total = await source.count();
  const offset = (page - 1) * limit;
  const list = offset < total ? await rowsOf(source, { limit: Math.min(limit, total - offset), offset }) : [];
  return { page, limit, totalPage: Math.ceil(total / limit), total, list };
}

/**
 * The rows of a window in slices, between which other requests are answered.
 *
 * A row that changes its place meanwhile may come twice or be missing, as it may between two pages.
 */
async function rowsOf<Row>(source: PageSource<Row>, { limit, offset }: PageWindow): Promise<Row[]> {
  const rows = await source.rows({ limit: Math.min(SLICE, limit), offset });
  while (rows.length < limit) {
    await new Promise((resolve) => setTimeout(resolve));
    const more = await source.rows({ limit: Math.min(SLICE, limit - rows.length), offset: offset + rows.length });
    if (more.length === 0) break;
    rows.push(...more);
  }
  return rows;
}
