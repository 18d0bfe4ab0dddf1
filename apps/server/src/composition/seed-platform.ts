import { domains } from "../generated/domains";
import { inOrder } from "./in-order";
import type { Executor } from "../ports/database";

const seeds = new Map(Object.entries(domains).flatMap(([name, { platformSeed }]) => (platformSeed ? [[name, platformSeed] as const] : [])));
const order = inOrder(seeds);

/** Makes what the platform offers to every shop, unless it is there. */
export async function seedPlatform(db: Executor, now: Date) {
  for (const domain of order) await seeds.get(domain)?.fill(db, now);
}
