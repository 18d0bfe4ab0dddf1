/** The quantity that an amount measures, which decides its allowed units: yuan, kilograms, cubic metres, pieces. */
export type AmountOf = "money" | "weight" | "volume" | "pieces";

/** A unit in the unit of the column: `times`, with the point moved by `places`. */
export type Factor = readonly [times: bigint, places: number];

/** The factor of the column's own unit. */
export const asIs: Factor = [1n, 0];

/** The units that may follow an amount, normalized by NFKC, in lower case. */
export const amountUnits: Readonly<Record<AmountOf, ReadonlyMap<string, Factor>>> = {
  money: unitsOf({ "元 块 圆 rmb cny": asIs, 角: [1n, -1], 分: [1n, -2] }),
  weight: unitsOf({ "kg kgs 千克 公斤": asIs, "g 克": [1n, -3], "mg 毫克": [1n, -6], 斤: [5n, -1], 两: [5n, -2], "t 吨": [1n, 3] }),
  volume: unitsOf({ "m3 m^3 立方 立方米 方": asIs, "l 升 dm3": [1n, -3], "ml 毫升 cm3 立方厘米": [1n, -6] }),
  pieces: unitsOf({ "件 个 只 盒 箱 包 套 pc pcs": asIs }),
};

function unitsOf(named: Readonly<Record<string, Factor>>): ReadonlyMap<string, Factor> {
  return new Map(Object.entries(named).flatMap(([names, factor]) => names.split(" ").map((name) => [name, factor] as const)));
}
