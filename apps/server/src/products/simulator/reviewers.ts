import type { SimulatedPlace, SimulationOrder } from "../../demo/kit/simulation";
import { verdictOn, type Verdict } from "./verdict";

/**
 * Simulates the platform's reviewers for the demo: they decide about the products that wait in some shops.
 *
 * Each decision is a transaction of its own and applies only while the product still waits, so that several nodes may run at once.
 */
export async function reviewProducts({ database, shops }: SimulatedPlace, { until, verdict: required }: SimulationOrder) {
  if (!isVerdict(required)) throw new Error("verdict is pass or refuse.");
  const count = { passed: 0, refused: 0 };
  for (const open of shops) {
    for (const product of await open(database.db).products.state.queue(until)) {
      const verdict = verdictOn(product, required);
      const isAnswered = await database.transaction(async (db) => {
        const shop = open(db);
        const state = { isOpen: await shop.merchant.keepOpen(), isReviewed: true };
        const results = await shop.products.state.apply([product.id], verdict, state);
        await shop.merchant.raiseRevision();
        return !("missing" in results) && results[0]?.refused === undefined;
      });
      if (isAnswered) count[verdict.do === "pass" ? "passed" : "refused"] += 1;
    }
  }
  return count;
}

const isVerdict = (value: unknown): value is Verdict["do"] | undefined => value === undefined || value === "pass" || value === "refuse";
