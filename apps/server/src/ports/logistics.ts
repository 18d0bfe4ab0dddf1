import type { Schema } from "@shopkeeper/sdk/contract";

/** A parcel that is looked for. */
interface TrackedParcel {
  /** The carrier's code. */
  company: string;
  number: string;
  /** Whoever receives it; some carriers ask for it. */
  phone: string;
  /** When the shop handed it over. */
  sentTime: Date;
}

/** What carriers tell of their parcels. */
export interface Logistics {
  /** Where a parcel is; undefined where nobody knows, or where no provider is connected. */
  track(parcel: TrackedParcel): Promise<Omit<Schema<"Logistics">, "number" | "type"> | undefined>;

  /** The electronic waybills of a carrier, in its provider's own words; undefined where no provider is connected. */
  waybillTemplates(company: string): Promise<Readonly<Record<string, unknown>> | undefined>;
}

/** No provider at all. */
export const noLogistics: Logistics = { track: async () => undefined, waybillTemplates: async () => undefined };
