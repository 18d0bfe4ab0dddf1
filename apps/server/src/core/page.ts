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

/** One page of a list as the wire has it. */
export async function readPage<Row>({ page = 1, limit = 20 }: PageQuery, source: PageSource<Row>) {
  const total = await source.count();
  const offset = (page - 1) * limit;
  const list = offset < total ? await source.rows({ limit, offset }) : [];
  return { page, limit, totalPage: Math.ceil(total / limit), total, list };
}
