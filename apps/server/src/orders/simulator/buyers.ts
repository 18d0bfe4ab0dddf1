import type { SimulatedPlace, SimulationOrder } from "../../demo/kit/simulation";
import type { Shop } from "../../tenancy/shop";
import { chanceOf, type Chance } from "../../demo/kit/random";
import { NotPlaced, placeOrder } from "./place-order";

const goodsMost = 200;
/** How long nobody orders, in a demo that is left to itself. */
const QUIET_MS = 4 * 60_000;

/**
 * The buyers of some shops as the demo plays them: they order what is on sale and pay most of it.
 *
 * Left to themselves they order once every few minutes. What an order takes leaves the stock in the same transaction.
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

/** Places one order of what is on sale; false where the shop has nothing to sell, or nobody who buys. */
const placeOne = async (shop: Shop, chance: Chance, isPaid: boolean) =>
  (await placeOrder(shop, chance, await shop.products.stock.onSale(goodsMost), { isPaid })) !== undefined;

/** What is taken back is one order less. */
function unplaced(failure: unknown): "taken back" {
  if (failure instanceof NotPlaced) return "taken back";
  throw failure;
}

/** How many of so many fall to one of some shops; the first ones have more. */
const share = (count: number, shops: number, at: number) => Math.floor((count + shops - 1 - at) / shops);
