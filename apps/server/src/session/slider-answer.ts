/** How far from its place a piece may be put, in points. */
const TOLERANCE = 5;

/** What is kept of a sliding captcha that waits for its one try: the place of its hole. */
export const openSlider = (x: number) => `x${x}`;

/** The same once the piece was put there; a login takes it. */
export const solvedSlider = (answer: string) => `s${answer.slice(1)}`;

/** The same once a login has taken it; nothing does again. */
export const spentSlider = (answer: string) => `-${answer.slice(1)}`;

/** Whether a point lies at the hole of a captcha that is kept in this state. */
export function isAt(answer: string, pointJson: string, state: "open" | "solved"): boolean {
  const { x } = pointOf(pointJson);
  return answer.startsWith(state === "open" ? "x" : "s") && typeof x === "number" && Math.abs(x - Number(answer.slice(1))) <= TOLERANCE;
}

const separator = "---";

/** The token in what a login brings of a captcha that was solved. */
export const sliderToken = (verification: string) => verification.split(separator, 1)[0] ?? "";

/** The point in it. */
export const sliderPoint = (verification: string) => verification.slice(sliderToken(verification).length + separator.length);

function pointOf(json: string): { x?: unknown } {
  try {
    const point: unknown = JSON.parse(json);
    return typeof point === "object" && point !== null ? point : {};
  } catch {
    return {};
  }
}
