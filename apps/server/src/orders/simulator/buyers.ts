import type { SimulatedPlace, SimulationOrder } from "../../demo/kit/simulation";
import type { Shop } from "../../tenancy/shop";
import { chanceOf, type Chance } from "../../demo/kit/random";
import { NotPlaced, placeOrder } from "./place-order";

const goodsMost = 200;
/** The time without orders in an idle demo. */
const QUIET_MS = 4 * 60_000;

/**
 * Simulates the buyers of some shops for the demo: they order goods on sale and pay most orders.
 *
 * Without a command they order once every few minutes. The pieces of an order leave the stock in the same transaction.
 */
export async function placeOrders({ database, shops }: SimulatedPlace, { until, count }: SimulationOrder) {
  const made = { placed: 0, paid: 0 };
  for (const [at, open] of shops.entries()) {
    const last = await open(database.db).orders.placing.lastTime();
    const wanted = until ? Number(last === undefined || last.getTime() < until.getTime() - QUIET_MS) : share(count ?? 1, shops.length, at);
    for (let place = 0; place < wanted; place += 1) {
      const chance = chanceOf(`buyers ${at} ${place} ${Date.now()}`);
      const isPaid = chance.happens(0.9);
      const placed = await database.transaction((db) => placeOne(open(db), chance, isPaid)).catch(unplaced);
      if (placed === "taken back") continue;
      if (!placed) break;
      made.placed += 1;
      if (isPaid) made.paid += 1;
    }
  }
  return made;
}

/** Places one order of goods on sale; false if the shop has no goods or no buyers. */
const placeOne = async (shop: Shop, chance: Chance, isPaid: boolean) =>
  (await placeOrder(shop, chance, await shop.products.stock.onSale(goodsMost), { isPaid })) !== undefined;

/** An order that was rolled back is not counted. */
function unplaced(failure: unknown): "taken back" {
  if (failure instanceof NotPlaced) return "taken back";
  throw failure;
}

/** The share of one of some shops in a number; the first shops get the remainder. */
const share = (count: number, shops: number, at: number) => Math.floor((count + shops - 1 - at) / shops);
