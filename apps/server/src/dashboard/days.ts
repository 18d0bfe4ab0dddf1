import { wireTime } from "../core/wire-time";

/** The day at +08:00 that holds a moment, as yyyy-MM-dd. */
export const dayText = (moment: Date) => wireTime(moment).slice(0, 10);

/** The first moment of a day that is written yyyy-MM-dd. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00+08:00`);
