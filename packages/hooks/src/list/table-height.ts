/** The heights above and below a list's table, in pixels (specification, section 9). */
const above = 100;
const below = 93;

/** The height left for a list's table in a window of this height, in pixels. */
export const tableHeight = (windowHeight: number) => Math.max(0, windowHeight - above - below);
