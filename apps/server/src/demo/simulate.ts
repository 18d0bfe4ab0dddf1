import type { SimulationOrder } from "./kit/simulation";
import { freshTotals } from "../tenancy/totals";
import type { Database, Executor } from "../ports/database";
import type { Ports } from "../ports/ports";
import { accountStore } from "../session/account-store";
import { namedParts } from "../composition/named-parts";
import { demoShops } from "./seed-words";
import { openShop } from "../composition/shop";
import { demos } from "../generated/demo";

type Place = Ports & { database: Database };

/** Milliseconds until a simulated answer. */
const ANSWER_MS = 5_000;

const simulations = namedParts(demos, (demo) => demo.simulations);
const owners = demoShops.map(({ account }) => account);

/** Runs one simulation on some shops, which are named by the accounts of their owners. */
export async function simulate(place: Place, what: string, { accounts, ...order }: SimulationOrder & { accounts: readonly string[] }) {
  const act = simulations.get(what);
  if (!act) throw new Error(`There is nothing to simulate but ${[...simulations.keys()].join(", ")}.`);
  const { database, clock, files } = place;
  const shops = [];
  for (const account of accounts) {
    const owner = await accountStore({ ...place, db: database.db }).byName(account);
    if (owner) shops.push((db: Executor) => openShop({ db, merId: owner.merId, clock, files, totals: freshTotals }));
  }
  return act({ database, shops }, order);
}

/** Runs all simulations of the demo shops, a while after the shops have acted. */
export async function simulateOutside(place: Place) {
  const until = new Date(place.clock.now().getTime() - ANSWER_MS);
  for (const what of simulations.keys()) await simulate(place, what, { accounts: owners, until });
}

/** Runs a simulation of the demo at once: `what` is its name, such as `reviews`, which answers every pending product. */
export async function simulateCommand(place: Place, { what, account, verdict, count }: Readonly<Record<string, unknown>>) {
  return simulate(place, String(what), {
    accounts: typeof account === "string" ? [account] : owners,
    verdict,
    count: count === undefined ? undefined : Number(count),
  });
}
