/** Paths of the pages that are alive behind their tabs, for who decides outside of React. */
export const alive = new Set<string>();
