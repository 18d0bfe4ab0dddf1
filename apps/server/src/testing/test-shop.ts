import type { Database } from "../ports/database";
import type { Ports } from "../ports/ports";
import { secretToken } from "../core/secret-token";
import { freshTotals } from "../tenancy/totals";
import { seedShop, type ShopSeed } from "../demo/seed-shop";
import { merchantStore } from "../session/merchant-store";
import { seedMerchant, seedSession, seedStaff, type MerchantSeed, type SessionSeed } from "../session/seed";

/** The seed of a fresh merchant. */
export interface Seed extends ShopSeed {
  merchant?: MerchantSeed;
  /** Makes the shop's session that of a member of staff with only these permissions. */
  permissions?: readonly string[];
  sessions?: readonly SessionSeed[];
}

/** A merchant for a single test or story. */
export interface TestShop {
  merId: number;
  account: string;
  password: string;
  /** A session of the owner, or of a member of staff when the seed has permissions. */
  token: string;
  /** A session of a new member of staff with only these permissions. */
  as(permissions: readonly string[]): Promise<{ token: string; account: string }>;
  add(seed: ShopSeed): Promise<void>;
  /** A new service token of the owner with only these permissions. */
  script(permissions: readonly string[]): Promise<string>;
}

/** Makes merchants in a database, each filled from its seed. */
export function shopMaker(database: Database, ports: Ports) {
  return async (seed: Seed = {}): Promise<TestShop> => {
    const { db } = database;
    const owner = await seedMerchant(db, ports, seed.merchant);
    const { merId, account, password } = owner;

    async function as(permissions: readonly string[]) {
      const member = await seedStaff(db, ports, merId, { permissions });
      return { account: member.account, token: await seedSession(db, ports, member.accountId) };
    }

    const add = (rows: ShopSeed) =>
      database.transaction(async (transaction) => {
        const scope = { db: transaction, merId, clock: ports.clock, files: ports.files, totals: freshTotals };
        await seedShop(scope, rows);
        await merchantStore(scope).raiseRevision();
      });

    async function script(permissions: readonly string[]) {
      const token = secretToken("service", ports.random);
      await add({ serviceTokens: [{ permissions, token }] });
      return token;
    }

    await add(seed);
    for (const session of seed.sessions ?? []) await seedSession(db, ports, owner.accountId, session);
    const staff = seed.permissions && (await as(seed.permissions));
    return {
      merId,
      account: staff?.account ?? account,
      password,
      token: staff?.token ?? (await seedSession(db, ports, owner.accountId)),
      as,
      add,
      script,
    };
  };
}
