import type { useProductStock } from "@shopkeeper/hooks/products";

type Skus = Pick<ReturnType<typeof useProductStock>["skus"], "pageOf">;

/** How many cells are wrong on each page of a drawer, by the errors of its form. */
export function wrongPagesOf({ pageOf }: Skus, ...errors: readonly (object | undefined)[]): ReadonlyMap<number, number> {
  const pages = new Map<number, number>();
  for (const key of errors.flatMap((cells) => Object.keys(cells ?? {}))) {
    const page = pageOf(key);
    if (page > 0) pages.set(page, (pages.get(page) ?? 0) + 1);
  }
  return new Map([...pages].sort(([one], [other]) => one - other));
}
