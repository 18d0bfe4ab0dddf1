import type { Schema } from "@shopkeeper/sdk/contract";
import type { Text } from "@shopkeeper/sdk/rules/core";

/** A parcel to track. */
export interface TrackedParcel {
  company: string;
  number: string;
  /** The recipient's; some carriers require it. */
  phone: string;
  /** When the shop handed the parcel over. */
  sentTime: Date;
}

/** The position and history of a parcel. */
export type TrackedState = Omit<Schema<"Logistics">, "number" | "type">;

/** The provider did not locate a parcel: it refused, with the reason in `text`, or did not answer, or not sensibly. */
export class LogisticsFailure extends Error {
  override readonly name = "LogisticsFailure";

  constructor(readonly text?: Text) {
    super(text?.zh ?? "no sensible answer");
  }
}

/** Tracking of parcels by their carriers. */
export interface Logistics {
  /** The state of a parcel; undefined if it is unknown, or if no provider is connected. May throw a `LogisticsFailure`. */
  track(parcel: TrackedParcel): Promise<TrackedState | undefined>;

  /** For a provider that charges per query: how long an answer is cached for all servers, and the cache key of a parcel. */
  readonly kept?: { ms: number; key(parcel: TrackedParcel): string };

  /** The electronic waybills of a carrier, in its provider's own words; undefined if no provider is connected. */
  waybillTemplates(company: string): Promise<Readonly<Record<string, unknown>> | undefined>;
}

/** No provider. */
export const noLogistics: Logistics = { track: async () => undefined, waybillTemplates: async () => undefined };
