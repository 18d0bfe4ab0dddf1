import { fields, type Schema } from "@shopkeeper/sdk";

/** A metric as reported by the browser's performance observer. */
export interface Measure {
  readonly name: Schema<"VitalName">;
  readonly value: number;
  readonly rating: Schema<"VitalRating">;
}

/** The common fields of a page's metrics. */
export type VitalsPage = Pick<Schema<"Vital">, "release" | "device">;

const most = fields.VitalsInput.vitals.maxItems;
const longest = 3_600_000;

/** Collects the metrics of one page until it is left; the last value of each kind wins. */
export function vitalsBatch(page: VitalsPage) {
  const gathered = new Map<string, Schema<"Vital">>();
  return {
    note({ name, value, rating }: Measure, route: string) {
      const shown = Math.round(Math.min(Math.max(value, 0), longest) * 1000) / 1000;
      gathered.set(`${name} ${route}`, { name, value: shown, rating, route, ...page });
    },
    /** The metrics collected since the last call, as a request body; undefined if there are none. */
    take(): Schema<"VitalsInput"> | undefined {
      const vitals = [...gathered.values()].slice(-most);
      gathered.clear();
      return vitals.length > 0 ? { vitals } : undefined;
    },
  };
}
