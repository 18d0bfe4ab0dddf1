import { identifierText } from "./identifier";

/** What an amount is of, which decides the units that may stand behind it: yuan, kilograms, cubic metres, pieces. */
export type AmountOf = "money" | "weight" | "volume" | "pieces";

type Factor = readonly [times: bigint, places: number];

const asIs: Factor = [1n, 0];

/** A unit times `times`, moved by `places`, is the unit of the column; spelled as NFKC leaves it, in lower case. */
const units: Readonly<Record<AmountOf, ReadonlyMap<string, Factor>>> = {
  money: unitsOf({ "元 块 圆 rmb cny": asIs, 角: [1n, -1], 分: [1n, -2] }),
  weight: unitsOf({ "kg kgs 千克 公斤": asIs, "g 克": [1n, -3], "mg 毫克": [1n, -6], 斤: [5n, -1], 两: [5n, -2], "t 吨": [1n, 3] }),
  volume: unitsOf({ "m3 m^3 立方 立方米 方": asIs, "l 升 dm3": [1n, -3], "ml 毫升 cm3 立方厘米": [1n, -6] }),
  pieces: unitsOf({ "件 个 只 盒 箱 包 套 pc pcs": asIs }),
};

/**
 * An amount as people and spreadsheets write it, in plain digits: without widths, currency, unit, commas between thousands,
 * exponent and needless zeros. What cannot be read stays as it is, so that it is refused at its place (ADR 40).
 */
export function amountText(text: string, of: AmountOf = "money"): string {
  const plain = identifierText(text).replaceAll("。", ".");
  if (plain.length > longest) return plain;
  const bare = plain.replace(/^(-?)\s*(?:[¥￥$]|rmb|cny)\s*(?=[\d.])/i, "$1");
  const [, number, unit = ""] = /^(-?[\d.,]+(?:e[+-]?\d{1,2})?)\s*([^\d\s.,]\S*)?$/i.exec(bare) ?? [];
  const factor = unit === "" ? asIs : units[of].get(unit.toLowerCase());
  const digits = number === undefined ? undefined : spelledOut(withoutThousands(number));
  if (digits === undefined || factor === undefined) return plain;
  const [times, places] = factor;
  return withoutNeedlessZeros(places === 0 && times === 1n ? digits : moved(digits, times, places));
}

/** No amount is as long, with all its signs. */
const longest = 60;

function unitsOf(named: Readonly<Record<string, Factor>>): ReadonlyMap<string, Factor> {
  return new Map(Object.entries(named).flatMap(([names, factor]) => names.split(" ").map((name) => [name, factor] as const)));
}

const withoutThousands = (number: string) =>
  number.replace(/^-?\d{1,3}(?:,\d{3})+(?=[.e]|$)/i, (thousands) => thousands.replaceAll(",", ""));

/** 1.2e5 without its exponent; undefined for what is no number. */
function spelledOut(number: string): string | undefined {
  const [, minus = "", whole = "", point = "", decimals = "", exponent] = /^(-?)(\d*)(\.?)(\d*)(?:e([+-]?\d{1,2}))?$/i.exec(number) ?? [];
  if (whole + decimals === "") return undefined;
  if (exponent === undefined) return `${minus}${whole}${point}${decimals}`;
  return moved(`${minus}${whole}.${decimals}`, 1n, Number(exponent));
}

/** Digits times `times`, with the point moved by `places`. */
function moved(number: string, times: bigint, places: number): string {
  const [, minus = "", whole = "", decimals = ""] = /^(-?)(\d*)\.?(\d*)$/.exec(number) ?? [];
  const digits = (BigInt(`0${whole}${decimals}`) * times).toString();
  const scale = decimals.length - places;
  if (scale <= 0) return `${minus}${digits}${"0".repeat(-scale)}`;
  const padded = digits.padStart(scale + 1, "0");
  return `${minus}${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
}

const withoutNeedlessZeros = (number: string) =>
  number
    .replace(/(\.\d*?)0+$/, "$1")
    .replace(/^(-?)0+(?=\d)/, "$1")
    .replace(/^(-?)\./, "$10.")
    .replace(/\.$/, "");
