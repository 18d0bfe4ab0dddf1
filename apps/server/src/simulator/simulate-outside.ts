import type { Database } from "../ports/database";
import type { Ports } from "../ports/ports";
import { demoShops } from "../seed/demo-words";
import { reviewProducts } from "./played-reviewers";

const reviewMs = 5_000;

/** What the outside world of the demo shops does by itself, a while after the shops have acted: the platform answers what was submitted. */
export async function simulateOutside(place: Ports & { database: Database }) {
  const until = new Date(place.clock.now().getTime() - reviewMs);
  await reviewProducts(place, { accounts: demoShops.map(({ account }) => account), until });
}
