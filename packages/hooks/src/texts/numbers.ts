/** The units of shortened numbers: k, M, G, T, P, E (specification, section 9), or 万 and 亿. */
export type NumberUnits = "letters" | "chinese";

const chinese = new Intl.NumberFormat("zh-CN", { notation: "compact", maximumFractionDigits: 1 });

const steps = [
  { at: 1e18, sign: "E" },
  { at: 1e15, sign: "P" },
  { at: 1e12, sign: "T" },
  { at: 1e9, sign: "G" },
  { at: 1e6, sign: "M" },
  { at: 1e3, sign: "k" },
];

// 999,950 rounds to 1.0M, not to 1000.0k
const almost = 0.99995;

/** A shortened large number: 12,345 is 12.3k with letters, then M, G, T, P, E; 1.2万 in Chinese units. */
export function shortNumber(value: number, units: NumberUnits): string {
  if (units === "chinese") return chinese.format(value);
  const step = steps.find(({ at }) => Math.abs(value) >= at * almost);
  return step && Math.abs(value) >= 1e3 ? (value / step.at).toFixed(1).replace(/\.0$/, "") + step.sign : String(value);
}

/** An integer with thousands separators. */
export const groupedNumber = (value: number) => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
