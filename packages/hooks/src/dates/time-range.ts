/** A range of hours of a day; a time that is not chosen yet is empty. */
export interface TimeRange {
  readonly start: string;
  readonly end: string;
}

/** Hours of a day as a select offers them: 00:00, 01:00 … 24:00 (specification, section 9). */
export const hoursOfDay = Array.from({ length: 25 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);

/** The hours that may end a range beginning at `start`: those after it, all of them while it is not chosen. */
export const hoursAfter = (start: string) => hoursOfDay.filter((hour) => hour > start);

/** Parses `start,end`; an invalid time is not chosen, and neither is an end that does not come after its start. */
export function readTimeRange(text: string | null | undefined): TimeRange {
  const [start = "", end = ""] = (text ?? "").split(/[,，]/).map(timeIn);
  return withStart({ start: "", end }, start);
}

/** The range in a request: `08:00,18:00`; a time that is not chosen is empty. */
export const writeTimeRange = ({ start, end }: TimeRange) => (start === "" && end === "" ? "" : `${start},${end}`);

/** Whether a text is a complete range with both times. */
export function isTimeRange(text: string): boolean {
  const range = readTimeRange(text);
  return range.start !== "" && range.end !== "";
}

/** The range with another start; an end that does not come after it has to be chosen again. */
export const withStart = ({ end }: TimeRange, start: string): TimeRange => ({ start, end: end > start ? end : "" });

/** The range with another end; an end that does not come after the start is ignored. */
export const withEnd = (range: TimeRange, end: string): TimeRange => (end === "" || end > range.start ? { ...range, end } : range);

function timeIn(text: string): string {
  const [, hour = "", minute = ""] = /^\s*(\d{1,2}):(\d{2})(?::\d{2})?\s*$/.exec(text) ?? [];
  const time = `${hour.padStart(2, "0")}:${minute}`;
  return /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time) ? time : "";
}
