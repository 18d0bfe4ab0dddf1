/** The codings of stored files besides their plain form, the smallest first. */
export const ENCODINGS = ["br", "gzip"] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * The coding that a client accepts, among the available ones; undefined is the plain form (RFC 9110, 12.5.3).
 *
 * The highest weight decides, and among equals the smallest file.
 */
export function acceptedEncoding(header: string | null, available: (encoding: Encoding) => boolean): Encoding | undefined {
  const weights = new Map((header ?? "").split(",").map(weightOf));
  const weigh = (encoding: string) => weights.get(encoding) ?? weights.get("*") ?? 0;
  let best: Encoding | undefined;
  let most = 0;
  for (const encoding of ENCODINGS) {
    if (!available(encoding) || weigh(encoding) <= most) continue;
    best = encoding;
    most = weigh(encoding);
  }
  return most >= (weights.get("identity") ?? 0) ? best : undefined;
}

/** A name and its weight from 0 to 1; an unreadable weight is 0. */
function weightOf(item: string): [string, number] {
  const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  const value = weight === undefined ? 1 : Number(weight.slice(2));
  return [name, value >= 0 && value <= 1 ? value : 0];
}
