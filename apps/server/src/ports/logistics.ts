import type { Schema } from "@shopkeeper/sdk/contract";
import type { Text } from "@shopkeeper/sdk/rules/core";

/** A parcel that is looked for. */
export interface TrackedParcel {
  /** The carrier's code. */
  company: string;
  number: string;
  /** Whoever receives it; some carriers ask for it. */
  phone: string;
  /** When the shop handed it over. */
  sentTime: Date;
}

/** Where a parcel is. */
export type TrackedState = Omit<Schema<"Logistics">, "number" | "type">;

/** The provider did not say where a parcel is: it refused, and `text` says why; or it did not answer, or not sensibly. */
export class LogisticsFailure extends Error {
  override readonly name = "LogisticsFailure";

  constructor(readonly text?: Text) {
    super(text?.zh ?? "no sensible answer");
  }
}

/** What carriers tell of their parcels. */
export interface Logistics {
  /** Where a parcel is; undefined where nobody knows, or where no provider is connected. May throw a `LogisticsFailure`. */
  track(parcel: TrackedParcel): Promise<TrackedState | undefined>;

  /** Of a provider that charges for each query: for how long an answer is kept for all servers, and for which parcels it is the same. */
  readonly kept?: { ms: number; key(parcel: TrackedParcel): string };

  /** The electronic waybills of a carrier, in its provider's own words; undefined where no provider is connected. */
  waybillTemplates(company: string): Promise<Readonly<Record<string, unknown>> | undefined>;
}

/** No provider at all. */
export const noLogistics: Logistics = { track: async () => undefined, waybillTemplates: async () => undefined };
