import { localText, localTime, localTimeIn, momentAt } from "./local-time";

const shape = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2})?$/;

/** A moment in the wire format: yyyy-MM-dd HH:mm:ss at +08:00. */
export const wireTime = (moment: Date) => localText(localTime(moment));

/** Like `wireTime`, for a moment that may be missing. */
export const wireTimeOrNull = (moment: Date | null | undefined) => (moment ? wireTime(moment) : null);

/** The day of a moment at +08:00, as yyyy-MM-dd. */
export const wireDay = (moment: Date) => wireTime(moment).slice(0, 10);

/**
 * The moment of a wire time, or of a control's `yyyy-MM-ddTHH:mm`.
 *
 * Undefined before 1970, and for an invalid date or time (30 February, 25 o'clock).
 */
export function momentOf(text: string | null | undefined): Date | undefined {
  const [, day, minutes, seconds = ":00"] = shape.exec(text ?? "") ?? [];
  if (!day || !minutes || day < "1970-01-02") return undefined;
  const local = localTimeIn(`${day} ${minutes}${seconds}`);
  return local && momentAt(local);
}

/** The first moment of a day at +08:00, `days` after the day of `moment`. */
export const dayStart = (moment: Date, days = 0) => momentAt(localTime(moment).startOf("day").add(days, "day"));
