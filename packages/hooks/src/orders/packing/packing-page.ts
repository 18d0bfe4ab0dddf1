/** The kinds of packing prints. */
export const packingKinds = ["pick", "slips"] as const;
export type PackingKind = (typeof packingKinds)[number];

/** The maximum number of orders per print. */
export const packingMax = 100;

/** The search string of the print page for these orders. */
export const packingSearch = (kind: PackingKind, orderNos: readonly string[]) =>
  new URLSearchParams({ kind, orders: orderNos.join(",") }).toString();
