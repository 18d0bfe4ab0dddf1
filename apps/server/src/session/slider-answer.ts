/** The tolerance of the position of a piece, in points. */
const TOLERANCE = 5;

/** The stored answer of a sliding captcha that waits for its one attempt: the position of its hole. */
export const openSlider = (x: number) => `x${x}`;

/** The stored answer after the piece was placed; a login accepts it. */
export const solvedSlider = (answer: string) => `s${answer.slice(1)}`;

/** The stored answer after a login has used it; no other login accepts it. */
export const spentSlider = (answer: string) => `-${answer.slice(1)}`;

/** Whether a point is at the hole of a captcha in this state. */
export function isAt(answer: string, pointJson: string, state: "open" | "solved"): boolean {
  const { x } = pointOf(pointJson);
  return answer.startsWith(state === "open" ? "x" : "s") && typeof x === "number" && Math.abs(x - Number(answer.slice(1))) <= TOLERANCE;
}

const separator = "---";

/** The token in a login's verification of a solved captcha. */
export const sliderToken = (verification: string) => verification.split(separator, 1)[0] ?? "";

/** The point in a login's verification. */
export const sliderPoint = (verification: string) => verification.slice(sliderToken(verification).length + separator.length);

function pointOf(json: string): { x?: unknown } {
  try {
    const point: unknown = JSON.parse(json);
    return typeof point === "object" && point !== null ? point : {};
  } catch {
    return {};
  }
}
