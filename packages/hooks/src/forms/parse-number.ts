/** Parses typed text as a number; null for none. Full-width digits count, as Chinese keyboards type them. */
export function parseNumber(text: string): number | null {
  const plain = text
    .trim()
    .replaceAll(/[！-～]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replaceAll("。", ".");
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
}

interface Steps {
  min?: number;
  max?: number;
  step: number;
  precision?: number;
}

/** One step up or down, within the limits, without the rounding errors of floats. */
export function stepped(number: number | null, by: 1 | -1, { min = -Infinity, max = Infinity, step, precision }: Steps): number {
  const start = number ?? (Number.isFinite(min) ? min - by * step : 0);
  const decimals = Math.min(10, precision ?? Math.max(decimalsOf(start), decimalsOf(step)));
  return Math.min(max, Math.max(min, Number((start + by * step).toFixed(decimals))));
}

const decimalsOf = (number: number) => (number.toString().split(".")[1] ?? "").length;
