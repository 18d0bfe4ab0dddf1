/** A measured figure with its bar. `id` is its name in known.json. */
export function bar(name, what, limit, measured, unit, { atLeast = false } = {}) {
  const rounded = Math.round(measured * 100) / 100;
  return {
    id: `${name}: ${what}`,
    name,
    what,
    bar: limit,
    measured: rounded,
    unit,
    atLeast,
    isMet: atLeast ? rounded >= limit : rounded <= limit,
  };
}

/** The median of several figures. */
export const median = (figures) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)];
