import { localTime, localTimeIn, momentAt } from "../rules/time";

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
  const typed = String(text);
  let at = 0;
  let moment = first;
  for (const token of tokensOf(format)) {
    const unit = unitOf(token);
    if (unit === undefined) {
      if (!typed.startsWith(token, at)) return undefined;
      at += token.length;
      continue;
    }
    const digits = digitsAt(typed, at, Math.max(2, token.length));
    if (digits.length < token.length) return undefined;
    moment = { ...moment, [unit]: Number(digits) };
    at += digits.length;
  }
  return at === typed.length && at > 0 && localTimeIn(wholeText(moment)) ? moment : undefined;
}

/** A moment as text in a format, or in milliseconds if the format is `timestamp`. */
export function textIn(moment: Moment, format: string): string | number {
  if (format === "timestamp") return msOf(moment);
  return written(moment, format);
}

/** Whether one moment comes after another. */
export const isAfter = (one: Moment, other: Moment) => wholeText(one) > wholeText(other);

const wholeText = (moment: Moment) => written(moment, "yyyy-MM-dd HH:mm:ss");

function written(moment: Moment, format: string): string {
  return tokensOf(format)
    .map((token) => {
      const unit = unitOf(token);
      return unit === undefined ? token : String(moment[unit]).padStart(token.length, "0");
    })
    .join("");
}

const first: Moment = { year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0 };

const units: Readonly<Record<string, keyof Moment>> = { y: "year", M: "month", d: "day", H: "hour", m: "minute", s: "second" };

const tokensOf = (format: string) => format.match(/yyyy|MM?|dd?|HH?|mm?|ss?|[^yMdHms]+|./gsu) ?? [];

const unitOf = (token: string) => (/^(yyyy|MM?|dd?|HH?|mm?|ss?)$/.test(token) ? units[token.charAt(0)] : undefined);

function digitsAt(text: string, start: number, most: number) {
  let end = start;
  while (end < start + most && text.charCodeAt(end) >= 48 && text.charCodeAt(end) <= 57) end += 1;
  return text.slice(start, end);
}

/** Times without a zone are at +08:00, as everywhere on the wire. */
function msOf(moment: Moment): number {
  const local = localTimeIn(wholeText(moment));
  return local ? momentAt(local).getTime() : Number.NaN;
}

function momentOfMs(ms: number): Moment | undefined {
  const local = localTime(new Date(ms));
  if (!local.isValid()) return undefined;
  return {
    year: local.year(),
    month: local.month() + 1,
    day: local.date(),
    hour: local.hour(),
    minute: local.minute(),
    second: local.second(),
  };
}
