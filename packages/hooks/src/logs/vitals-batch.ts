import { fields, type Schema } from "@shopkeeper/sdk";

/** A measure as the browser's observer gives it. */
export interface Measure {
  readonly name: Schema<"VitalName">;
  readonly value: number;
  readonly rating: Schema<"VitalRating">;
}

/** What one page's measures have in common. */
export type VitalsPage = Pick<Schema<"Vital">, "release" | "device">;

const most = fields.VitalsInput.vitals.maxItems;
const longest = 3_600_000;

/** Gathers the measures of one page until it is left; of one kind the last counts. */
export function vitalsBatch(page: VitalsPage) {
  const gathered = new Map<string, Schema<"Vital">>();
  return {
    note({ name, value, rating }: Measure, route: string) {
      const shown = Math.round(Math.min(Math.max(value, 0), longest) * 1000) / 1000;
      gathered.set(`${name} ${route}`, { name, value: shown, rating, route, ...page });
    },
    /** What has been gathered since the last time, to be sent now; undefined when that is nothing. */
    take(): Schema<"VitalsInput"> | undefined {
      const vitals = [...gathered.values()].slice(-most);
      gathered.clear();
      return vitals.length > 0 ? { vitals } : undefined;
    },
  };
}
