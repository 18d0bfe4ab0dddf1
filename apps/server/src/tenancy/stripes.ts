/**
 * In so many stripes a shop's counters lie. A prime number, so that writers that take a fixed number of them do not meet again
 * and again.
 */
export const STRIPES = 31;

let taken = 0;

/**
 * The stripe for one count: of counts that this process begins soon after each other, each has another one, so that none waits
 * until the transaction of the one before has ended. Two processes may meet, and one waits then.
 */
export const nextStripe = () => (taken = (taken + 1) % STRIPES);
