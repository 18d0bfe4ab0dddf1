/** Random numbers that are the same for the same name. */
export interface Chance {
  /** From 0 to 1, exclusive. */
  next(): number;
  /** An integer from `min` to `max`, both inclusive. */
  between(min: number, max: number): number;
  one<Item>(items: readonly [Item, ...Item[]]): Item;
  /** True with this probability. */
  happens(share: number): boolean;
  /** Some of the items, each at most once. */
  some<Item>(items: readonly Item[], count: number): Item[];
}

/** Random numbers with the name as their seed. */
export function chanceOf(name: string): Chance {
  let state = 2_166_136_261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);

  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  return {
    next,
    between,
    one: (items) => items[between(0, items.length - 1)] ?? items[0],
    happens: (share) => next() < share,
    some(items, count) {
      const left = [...items];
      return Array.from({ length: Math.min(count, items.length) }, () => left.splice(between(0, left.length - 1), 1)).flat();
    },
  };
}
