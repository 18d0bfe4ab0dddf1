/** What is printed of the chosen orders. */
export const packingKinds = ["pick", "slips"] as const;
export type PackingKind = (typeof packingKinds)[number];

/** How many orders are printed at once. */
export const packingMax = 100;

/** The search of the page that prints these orders. */
export const packingSearch = (kind: PackingKind, orderNos: readonly string[]) =>
  new URLSearchParams({ kind, orders: orderNos.join(",") }).toString();
