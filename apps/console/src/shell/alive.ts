/** Paths of the pages that are alive behind their tabs, for code outside React. */
export const alive = new Set<string>();
