import type { CallOptions } from "./call";

interface Page {
  page?: number;
  limit?: number;
  total: number;
  list: readonly unknown[];
}

interface PagedInput extends CallOptions {
  query?: { page?: number; limit?: number };
}

/** Default rows per page. */
const pageSize = 100;

/** Every row from the query's page on; one page in memory at a time. */
export async function* rowsOf(
  readPage: (input: object) => Promise<unknown>,
  input: PagedInput = {},
): AsyncGenerator<unknown, void, undefined> {
  const limit = input.query?.limit ?? pageSize;
  for (let page = input.query?.page ?? 1; ; page++) {
    const answer = (await readPage({ ...input, query: { ...input.query, page, limit } })) as Page;
    if (answer.page !== undefined && answer.page !== page) return; // the provider repeated its last page
    yield* answer.list;
    if (isLast(answer, page, limit)) return;
  }
}

/** Some providers report the page's size as `total`, so it counts only if it is larger than a page. */
function isLast({ list, total, limit = 0 }: Page, page: number, requestedPage: number): boolean {
  const size = limit > 0 ? Math.min(limit, requestedPage) : requestedPage;
  return list.length < size || (total > size && page * size >= total);
}
