import { lt } from "drizzle-orm";
import { demoCategories, platformLeaves, seedCategories, shopCategories, withIcons } from "../categories/seed";
import type { Executor, Scope } from "../core/scope";
import { seedings } from "../core/seeding-table";
import { freshTotals } from "../core/totals";
import { demoCoupons } from "../coupons/seed";
import { demoTraffic } from "../dashboard/seed";
import { demoGuaranteeGroups, seedGuaranteeGroups } from "../guarantees/seed";
import { platformSettingStore } from "../layout/platform-setting-store";
import type { Database } from "../ports/database";
import type { Ports } from "../ports/ports";
import { demoOrders } from "../orders/seed";
import { demoPictures } from "../pictures/seed";
import { demoGifts, demoProducts, oldestProducts } from "../products/seed";
import { demoReviews } from "../reviews/seed";
import { hasAccount, seedMerchant, seedStaff } from "../session/seed";
import { accountStore } from "../session/account-store";
import { merchantStore } from "../session/merchant-store";
import { shopShippingTemplates } from "../shipping/seed";
import { demoSpecRules, seedSpecRules } from "../specs/seed";
import { seedUsers, shopUsers } from "../users/seed";
import { clerkPermissions, demoCompany, demoShops } from "./demo-words";

/** A domain's part of the demo; a higher version is filled in at the next start, for the whole domain. */
interface DemoPart {
  domain: string;
  version: number;
  fill(scope: Scope, shop: number): Promise<unknown>;
}

const parts: readonly DemoPart[] = [
  { domain: "categories", version: 1, fill: (scope, shop) => seedCategories(scope, withIcons(demoCategories(shop))) },
  { domain: "shipping", version: 1, fill: shopShippingTemplates },
  {
    domain: "products",
    version: 1,
    fill: async (scope, shop) =>
      demoProducts(scope, shop, {
        categories: await shopCategories(scope),
        leaves: await platformLeaves(scope.db),
        templates: await shopShippingTemplates(scope),
      }),
  },
  { domain: "specs", version: 1, fill: (scope, shop) => seedSpecRules(scope, demoSpecRules(shop)) },
  { domain: "guaranteeGroups", version: 1, fill: (scope) => seedGuaranteeGroups(scope, demoGuaranteeGroups) },
  { domain: "users", version: 1, fill: (scope, shop) => seedUsers(scope, [300, 120][shop] ?? 0, `users ${shop}`) },
  {
    domain: "coupons",
    version: 1,
    fill: async (scope, shop) => demoCoupons(scope, shop, { products: await oldestProducts(scope, 80), users: await shopUsers(scope) }),
  },
  { domain: "gifts", version: 1, fill: demoGifts },
  { domain: "orders", version: 1, fill: demoOrders },
  { domain: "reviews", version: 1, fill: demoReviews },
  { domain: "traffic", version: 1, fill: demoTraffic },
  { domain: "pictures", version: 1, fill: demoPictures },
];

/**
 * The demo: two shops with their staff, goods, buyers, coupons, orders and visitors.
 *
 * Each domain is filled once and noted with its version, so that a later one finds its way into an older demo.
 * A database that already has an `admin` of its own is left alone.
 */
export async function seedDemo({ database, ...ports }: Ports & { database: Database }) {
  await database.transaction(async (db) => {
    if (!(await claims(db, { domain: "shops", version: 1 }, ports)) || (await hasAccount(db, "admin"))) return;
    for (const { staff, ...shop } of demoShops) {
      const { merId } = await seedMerchant(db, ports, {
        ...shop,
        logoWide: ports.files.publicUrl(shop.logoWide),
        logoSquare: ports.files.publicUrl(shop.logoSquare),
      });
      for (const member of staff) await seedStaff(db, ports, merId, { ...member, permissions: clerkPermissions });
    }
    await platformSettingStore({ db, ...ports }).put("company_name", demoCompany);
  });
  for (const part of parts) {
    await database.transaction(async (db) => {
      const owners = [];
      for (const { account } of demoShops) owners.push(await accountStore({ db, ...ports }).byName(account));
      if (owners.includes(undefined) || !(await claims(db, part, ports))) return;
      for (const [shop, owner] of owners.entries()) {
        if (!owner) continue;
        const scope = { db, merId: owner.merId, clock: ports.clock, files: ports.files, totals: freshTotals };
        await part.fill(scope, shop);
        await merchantStore(scope).raiseRevision();
      }
    });
  }
}

/** Whether this transaction is the one that fills a domain; another node's attempt waits for it, and then finds it done. */
async function claims(db: Executor, { domain, version }: Pick<DemoPart, "domain" | "version">, { clock }: Pick<Ports, "clock">) {
  const claimed = await db
    .insert(seedings)
    .values({ domain, version, createTime: clock.now() })
    .onConflictDoUpdate({ target: seedings.domain, set: { version, createTime: clock.now() }, setWhere: lt(seedings.version, version) })
    .returning({ domain: seedings.domain });
  return claimed.length > 0;
}
