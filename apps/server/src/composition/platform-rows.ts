import { domains } from "../generated/domains";
import { inOrder } from "./in-order";
import type { Executor } from "../ports/database";

const parts = new Map(Object.entries(domains).flatMap(([name, { platformRows }]) => (platformRows ? [[name, platformRows] as const] : [])));
const order = inOrder(parts);

/** Fills the platform's rows for every shop, if they are missing. */
export async function fillPlatform(db: Executor, now: Date) {
  for (const domain of order) await parts.get(domain)?.fill(db, now);
}
