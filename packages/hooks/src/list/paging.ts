/** The last page that `total` rows fill; an empty list has page 1. */
export const lastPage = (total: number, limit: number) => Math.max(1, Math.ceil(total / limit));

/** The pages that a pager shows: the first, the last, the neighbours of `page`, and 0 for each gap. */
export function shownPages(page: number, pages: number, reach = 2): number[] {
  const from = Math.max(2, Math.min(page - reach, pages - 2 * reach - 1));
  const to = Math.min(pages - 1, Math.max(page + reach, 2 * reach + 2));
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [1, ...(from > 2 ? [0] : []), ...middle, ...(to < pages - 1 ? [0] : []), ...(pages > 1 ? [pages] : [])];
}
