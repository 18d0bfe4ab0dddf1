import { memberOf } from "./rules/core/member-of";
import type { CallOptions } from "./call";
import { AbortError } from "./errors";

interface Page {
  page?: number;
  limit?: number;
  total: number;
  list: readonly unknown[];
}

interface PagedInput extends CallOptions {
  query?: { page?: number; limit?: number };
}

interface PagedOperation {
  operationId: string;
  /** The field that identifies its rows. */
  key: string;
}

const pageSize = 100;

/**
 * Every row from the query's page on, each once; holds one page in memory, and the keys of all rows seen.
 *
 * If the total shrinks, rows have moved to pages that were already read: those are read again.
 */
export async function* rowsOf(
  { operationId, key }: PagedOperation,
  readPage: (input: object) => Promise<unknown>,
  input: PagedInput = {},
): AsyncGenerator<unknown, void, undefined> {
  const limit = input.query?.limit ?? pageSize;
  const first = input.query?.page ?? 1;
  const seen = new Set<unknown>();
  let before = 0;
  for (let page = first; ;) {
    const answer = (await readPage({ ...input, query: { ...input.query, page, limit } })) as Page;
    const size = sizeOf(answer, limit);
    const gone = answer.total > size || before > size ? before - answer.total : 0;
    before = answer.total;
    if (gone > 0 && page > first) {
      page = Math.max(first, page - Math.ceil(gone / size));
      continue;
    }
    if (answer.page !== undefined && answer.page !== page) return; // the provider repeated its last page
    for (const row of answer.list) {
      if (input.signal?.aborted) throw new AbortError(operationId, { cause: input.signal.reason });
      const id = memberOf(row, key);
      if (id !== undefined && seen.has(id)) continue;
      if (id !== undefined) seen.add(id);
      yield row;
    }
    if (isLast(answer, page, limit)) return;
    page += 1;
  }
}

/** Rows of a whole page; a provider may allow fewer than requested. */
const sizeOf = ({ limit = 0 }: Page, requested: number) => (limit > 0 ? Math.min(limit, requested) : requested);

/** Some providers report the page's size as `total`, so it counts only if it is larger than a page. */
function isLast(answer: Page, page: number, requested: number): boolean {
  const { list, total } = answer;
  const size = sizeOf(answer, requested);
  return list.length < size || (total > size && page * size >= total);
}
