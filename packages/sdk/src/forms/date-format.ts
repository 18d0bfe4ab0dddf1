/** A day and a time of day. */
export interface Moment {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/**
 * The moment of a text in a format of `yyyy MM dd HH mm ss`, or of milliseconds if the format is `timestamp`; undefined
 * for an invalid date (30 February) or another format.
 */
export function momentIn(text: string | number, format: string): Moment | undefined {
  if (format === "timestamp") return momentOfMs(Number(text));
  const written = String(text);
  let at = 0;
  let moment = first;
  for (const token of tokensOf(format)) {
    const unit = unitOf(token);
    if (unit === undefined) {
      if (!written.startsWith(token, at)) return undefined;
      at += token.length;
      continue;
    }
    const digits = digitsAt(written, at, Math.max(2, token.length));
    if (digits.length < token.length) return undefined;
    moment = { ...moment, [unit]: Number(digits) };
    at += digits.length;
  }
  return at === written.length && at > 0 && exists(moment) ? moment : undefined;
}

/** A moment as text in a format, or in milliseconds if the format is `timestamp`. */
export function textIn(moment: Moment, format: string): string | number {
  if (format === "timestamp") return msOf(moment);
  return tokensOf(format)
    .map((token) => {
      const unit = unitOf(token);
      return unit === undefined ? token : String(moment[unit]).padStart(token.length, "0");
    })
    .join("");
}

/** Whether one moment comes after another. */
export const isAfter = (one: Moment, other: Moment) => msOf(one) > msOf(other);

const first: Moment = { year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0 };

const units: Readonly<Record<string, keyof Moment>> = { y: "year", M: "month", d: "day", H: "hour", m: "minute", s: "second" };

const tokensOf = (format: string) => format.match(/yyyy|MM?|dd?|HH?|mm?|ss?|[^yMdHms]+|./gsu) ?? [];

const unitOf = (token: string) => (/^(yyyy|MM?|dd?|HH?|mm?|ss?)$/.test(token) ? units[token.charAt(0)] : undefined);

function digitsAt(text: string, start: number, most: number) {
  let end = start;
  while (end < start + most && text.charCodeAt(end) >= 48 && text.charCodeAt(end) <= 57) end += 1;
  return text.slice(start, end);
}

const offset = 8 * 3_600_000;

/** Times without a zone are at +08:00, as everywhere on the wire. */
const msOf = ({ year, month, day, hour, minute, second }: Moment) => Date.UTC(year, month - 1, day, hour, minute, second) - offset;

function momentOfMs(ms: number): Moment | undefined {
  const date = new Date(ms + offset);
  if (Number.isNaN(date.getTime())) return undefined;
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

function exists({ year, month, day, hour, minute, second }: Moment) {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDay && hour <= 23 && minute <= 59 && second <= 59;
}
