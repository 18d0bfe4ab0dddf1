import type { DemoDomain } from "../demo/kit/seeding";
import type { Scope } from "../tenancy/scope";
import { orderableSkus } from "../products/seed";
import { busyDays, overHours } from "../demo/kit/busy-days";
import { insertRows } from "../tenancy/insert-rows";
import { chanceOf } from "../demo/kit/random";
import { wireDay } from "@shopkeeper/sdk/rules/time";
import { productViews, shopVisits } from "./tables";

/** The visitors of a day (yyyy-MM-dd) to add; without hours all of them come at noon. */
export interface VisitSeed {
  day: string;
  visitors: number;
  visitorsByHour?: number[];
}

/** The views on a day (yyyy-MM-dd) of one of the shop's products, by its index from 0. */
export interface ViewSeed {
  day: string;
  product?: number;
  views: number;
}

const days = 400;
const viewedDays = 90;
const viewedProducts = 60;

const seedVisits = ({ db, merId }: Scope, wanted: readonly VisitSeed[]) =>
  insertRows(
    db,
    shopVisits,
    wanted.map(({ day, visitors, visitorsByHour }) => ({
      merId,
      day,
      visitors,
      visitorsByHour: visitorsByHour ?? Array.from({ length: 24 }, (_, hour) => (hour === 12 ? visitors : 0)),
    })),
  );

async function seedViews(scope: Scope, wanted: readonly ViewSeed[]) {
  if (wanted.length === 0) return;
  const ids = [...new Set((await orderableSkus(scope, 600)).map(({ productId }) => productId))];
  const rows = wanted.flatMap(({ product = 0, ...view }) => {
    const productId = ids[product];
    return productId === undefined ? [] : [{ ...view, productId, merId: scope.merId }];
  });
  await insertRows(scope.db, productViews, rows);
}

/** The visitors of a demo shop, about twenty for each of its orders, and their product views. */
async function demoTraffic(scope: Scope, shop: number) {
  const chance = chanceOf(`traffic ${shop}`);
  const busy = busyDays(scope.clock.now(), days);
  const usual = [75, 22][shop] ?? 0;
  const visits = busy.map(({ start, passed, weight }) => {
    const visitors = Math.round(usual * weight * (0.85 + 0.3 * chance.next()));
    return { day: wireDay(start), visitors, visitorsByHour: overHours(visitors, passed) };
  });
  await seedVisits(scope, visits);
  await seedViews(
    scope,
    visits.slice(-viewedDays).flatMap(({ day, visitors }) =>
      Array.from({ length: viewedProducts }, (_, product) => {
        const share = 1 / (product + 3 + chance.between(0, 5));
        return { day, product, views: Math.round(visitors * share * chance.next()) };
      }).filter(({ views }) => views > 0),
    ),
  );
}

/** Its seeds and its part of the demo. */
export const demo = {
  seeds: { visits: { fill: seedVisits }, views: { after: ["products"], fill: seedViews } },
  parts: { traffic: { version: 1, after: ["orders"], fill: demoTraffic } },
} satisfies DemoDomain;
