/** How many visitors fall into each step; both come in the order of time. */
export function perStep(steps: readonly { start: Date; until: Date }[], visits: readonly { start: Date; visitorsNum: number }[]): number[] {
  let at = 0;
  return steps.map(({ until }) => {
    let sum = 0;
    for (; at < visits.length && (visits[at]?.start ?? until) < until; at++) sum += visits[at]?.visitorsNum ?? 0;
    return sum;
  });
}
