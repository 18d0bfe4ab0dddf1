/**
 * The number of stripes of a shop's counters. A prime number, so that writers with a fixed number of increments do not collide
 * repeatedly.
 */
export const STRIPES = 31;

let taken = 0;

/**
 * The stripe for one count: successive counts of this process get different stripes, so that none waits
 * for the end of the previous transaction. Two processes may collide, and one waits then.
 */
export const nextStripe = () => (taken = (taken + 1) % STRIPES);
