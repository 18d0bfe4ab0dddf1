const offset = 8 * 3_600_000;
const shape = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** A moment as the wire writes it: yyyy-MM-dd HH:mm:ss at +08:00. */
export const wireTime = (moment: Date) => new Date(moment.getTime() + offset).toISOString().slice(0, 19).replace("T", " ");

/** As `wireTime`, for a moment that may be missing. */
export const wireTimeOrNull = (moment: Date | null | undefined) => (moment ? wireTime(moment) : null);

/** The moment behind a wire time; undefined before 1970 and when no calendar has it (30 February, 25 o'clock). */
export function parseWireTime(text: string): Date | undefined {
  if (!shape.test(text) || text < "1970-01-02") return undefined;
  const moment = new Date(Date.parse(`${text.replace(" ", "T")}Z`) - offset);
  return !Number.isNaN(moment.getTime()) && wireTime(moment) === text ? moment : undefined;
}

/** The first moment of a day at +08:00, `days` after the day of `moment`. */
export function dayStart(moment: Date, days = 0) {
  const local = new Date(moment.getTime() + offset);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days) - offset);
}
