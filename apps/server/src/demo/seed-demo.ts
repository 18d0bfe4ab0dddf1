import { lt } from "drizzle-orm";
import { underStartLock } from "../tenancy/start-lock";
import { freshTotals } from "../tenancy/totals";
import { platformSettingStore } from "../layout/platform-setting-store";
import { demos } from "../generated/demo";
import type { Database, Executor } from "../ports/database";
import type { Ports } from "../ports/ports";
import { hasAccount, seedMerchant, seedStaff } from "../session/seed";
import { accountStore } from "../session/account-store";
import { merchantStore } from "../session/merchant-store";
import { inOrder } from "../composition/in-order";
import { namedParts } from "../composition/named-parts";
import { clerkPermissions, demoCompany, demoShops } from "./seed-words";
import type { Clock } from "../ports/clock";
import { seedings } from "./tables";

const parts = namedParts(demos, (demo) => demo.parts);
const order = inOrder(parts);

/**
 * The demo: two shops with their staff, and the rows of each domain.
 *
 * Each part is filled once and recorded with its version, so that a later version also reaches an older demo. Nodes that start at once wait
 * for each other. A database that already has an `admin` of its own is left alone.
 */
export async function seedDemo({ database, ...ports }: Ports & { database: Database }) {
  await underStartLock(database, async (db) => {
    if (!(await claimSeeding(db, "shops", 1, ports.clock)) || (await hasAccount(db, "admin"))) return;
    for (const { staff, ...shop } of demoShops) {
      const { merId } = await seedMerchant(db, ports, {
        ...shop,
        logoWide: ports.files.publicUrl(shop.logoWide),
        logoSquare: ports.files.publicUrl(shop.logoSquare),
      });
      for (const member of staff) await seedStaff(db, ports, merId, { ...member, permissions: clerkPermissions });
    }
    const settings = platformSettingStore({ db, ...ports });
    await settings.put("company_name", demoCompany);
    await settings.put("live_host_code", ports.files.publicUrl("demo/payment-code-1.svg"));
  });
  for (const name of order) {
    const part = parts.get(name);
    await underStartLock(database, async (db) => {
      const owners = [];
      for (const { account } of demoShops) owners.push(await accountStore({ db, ...ports }).byName(account));
      if (!part || owners.includes(undefined) || !(await claimSeeding(db, name, part.version, ports.clock))) return;
      for (const [shop, owner] of owners.entries()) {
        if (!owner) continue;
        const scope = { db, merId: owner.merId, clock: ports.clock, files: ports.files, totals: freshTotals };
        await part.fill(scope, shop);
        await merchantStore(scope).raiseRevision();
      }
    });
  }
}

/** Whether this transaction fills a part; another node's attempt waits for it, and then finds the part done. */
async function claimSeeding(db: Executor, domain: string, version: number, clock: Clock): Promise<boolean> {
  const claimed = await db
    .insert(seedings)
    .values({ domain, version, createTime: clock.now() })
    .onConflictDoUpdate({ target: seedings.domain, set: { version, createTime: clock.now() }, setWhere: lt(seedings.version, version) })
    .returning({ domain: seedings.domain });
  return claimed.length > 0;
}
