import { and, eq, lt } from "drizzle-orm";
import type { PlatformScope } from "../core/platform-scope";
import { knownAddresses } from "./tables";

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Where accounts have logged in from in the last ninety days. */
export const knownAddressStore = ({ db, clock }: PlatformScope) => {
  const row = (accountId: number, address: string) => and(eq(knownAddresses.accountId, accountId), eq(knownAddresses.address, address));

  return {
    /** Whether an account has logged in from an address block; nobody's account has not. */
    async has(accountId: number | undefined, addressBlock: string): Promise<boolean> {
      return (await db.$count(knownAddresses, row(accountId ?? 0, addressBlock))) > 0;
    },

    /** Notes a login. */
    async add(accountId: number, addressBlock: string) {
      const lastTime = clock.now();
      await db
        .insert(knownAddresses)
        .values({ accountId, address: addressBlock, lastTime })
        .onConflictDoUpdate({ target: [knownAddresses.accountId, knownAddresses.address], set: { lastTime } });
    },

    /** Forgets an account's addresses: its password changed, and whoever knew the old one may be among them. */
    async clear(accountId: number, kept?: string) {
      await db.delete(knownAddresses).where(eq(knownAddresses.accountId, accountId));
      if (kept !== undefined) await this.add(accountId, kept);
    },

    /** Forgets what was last used long ago. */
    async prune() {
      await db.delete(knownAddresses).where(lt(knownAddresses.lastTime, new Date(clock.now().getTime() - KEPT_MS)));
    },
  };
};
