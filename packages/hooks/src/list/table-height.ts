/** What stands above a list's table and below it, in pixels (specification, section 9). */
const above = 100;
const below = 93;

/** The height left for the table of a list in a window of this height, in pixels. */
export const tableHeight = (windowHeight: number) => Math.max(0, windowHeight - above - below);
