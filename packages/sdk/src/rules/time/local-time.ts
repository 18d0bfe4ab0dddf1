import dayjs, { type Dayjs } from "dayjs";
import isoWeek from "dayjs/plugin/isoWeek.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(isoWeek);

const offset = 8 * 3_600_000;

/**
 * What the clock at +08:00 shows at a moment, as a dayjs that can be added to, compared and formatted; `momentAt` leads back.
 *
 * It is a time of UTC with the digits of +08:00. dayjs' `utcOffset` would go through the zone of the machine, and is an
 * hour wrong where that zone has summer time.
 */
export const localTime = (moment: Date): Dayjs => dayjs.utc(moment.getTime() + offset);

/** The moment at which the clock at +08:00 shows this time. */
export const momentAt = (local: Dayjs): Date => new Date(local.valueOf() - offset);

/** A time of the clock as yyyy-MM-dd HH:mm:ss. */
export const localText = (local: Dayjs): string => local.toISOString().slice(0, 19).replace("T", " "); // format() takes four times as long

/** The time of the clock that is written as yyyy-MM-dd HH:mm:ss; undefined for what no calendar has (30 February, 25 o'clock). */
export function localTimeIn(text: string): Dayjs | undefined {
  const local = dayjs.utc(text);
  return local.isValid() && localText(local) === text ? local : undefined;
}
