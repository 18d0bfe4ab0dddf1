import dayjs, { type Dayjs } from "dayjs";
import isoWeek from "dayjs/plugin/isoWeek.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(isoWeek);

const offset = 8 * 3_600_000;

/**
 * The local time at +08:00 of a moment, as a dayjs that can be added to, compared and formatted; `momentAt` is the inverse.
 *
 * It is a time of UTC with the digits of +08:00. dayjs' `utcOffset` would go through the machine's time zone, and is an
 * hour wrong if that zone has summer time.
 */
export const localTime = (moment: Date): Dayjs => dayjs.utc(moment.getTime() + offset);

/** The moment of a local time at +08:00. */
export const momentAt = (local: Dayjs): Date => new Date(local.valueOf() - offset);

/** A local time as yyyy-MM-dd HH:mm:ss. */
export const localText = (local: Dayjs): string => local.toISOString().slice(0, 19).replace("T", " "); // format() takes four times as long

/** The local time of a text in yyyy-MM-dd HH:mm:ss; undefined for an invalid date or time (30 February, 25 o'clock). */
export function localTimeIn(text: string): Dayjs | undefined {
  const local = dayjs.utc(text);
  return local.isValid() && localText(local) === text ? local : undefined;
}
