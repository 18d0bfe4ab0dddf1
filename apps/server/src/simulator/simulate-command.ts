import type { Database } from "../ports/database";
import type { Ports } from "../ports/ports";
import { demoShops } from "../seed/demo-words";
import { reviewProducts } from "./played-reviewers";

/** Lets the outside world of the demo act at once: `what` is `reviews`, which answers every product that waits for its review. */
export async function simulateCommand(place: Ports & { database: Database }, options: Readonly<Record<string, unknown>>) {
  const { what, account, verdict } = options;
  if (what !== "reviews") throw new Error("There is nothing else to simulate yet than reviews.");
  if (verdict !== undefined && verdict !== "pass" && verdict !== "refuse") throw new Error("verdict is pass or refuse.");
  const accounts = typeof account === "string" ? [account] : demoShops.map((shop) => shop.account);
  return reviewProducts(place, { accounts, verdict });
}
