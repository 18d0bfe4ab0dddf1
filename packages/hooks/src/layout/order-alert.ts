import type { Storage } from "../core";

/** How new orders are announced to a person: not at all, by a sound, or spoken. */
export type OrderAlert = "off" | "sound" | "voice";

const key = "order-alert";

/** The choice of the account; `off` by default. */
export async function readOrderAlert(storage: Storage): Promise<OrderAlert> {
  const kept = await storage.get(key).catch(() => undefined);
  return kept === "sound" || kept === "voice" ? kept : "off";
}

/** Stores the choice of the account. */
export const keepOrderAlert = (storage: Storage, alert: OrderAlert) => storage.set(key, alert);
