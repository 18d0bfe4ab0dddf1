/** How many decimals a numeric input takes: 0, 1 or 2 (specification, section 5). */
export type NumberMode = 0 | 1 | 2;

/** What is left of typed text: digits, one point where the mode has decimals, no more decimals than it allows. */
export function restrictNumber(text: string, mode: NumberMode): string {
  const digits = text.replace(/[^\d.]/g, "");
  const [whole = "", ...rest] = digits.split(".");
  const trimmed = whole.replace(/^0+(?=\d)/, "");
  if (mode === 0 || rest.length === 0) return trimmed;
  return `${trimmed === "" ? "0" : trimmed}.${rest.join("").slice(0, mode)}`;
}
