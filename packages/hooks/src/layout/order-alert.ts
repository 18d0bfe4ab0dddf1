import type { Storage } from "../core";

/** How new orders are announced to a person: not at all, by a sound, or spoken. */
export type OrderAlert = "off" | "sound" | "voice";

const key = "order-alert";

/** What the account chose; silent until it chooses. */
export async function readOrderAlert(storage: Storage): Promise<OrderAlert> {
  const kept = await storage.get(key).catch(() => undefined);
  return kept === "sound" || kept === "voice" ? kept : "off";
}

/** Keeps what the account chose. */
export const keepOrderAlert = (storage: Storage, alert: OrderAlert) => storage.set(key, alert);
