import { and, eq, inArray, lt } from "drizzle-orm";
import type { PlatformScope } from "../tenancy/platform-scope";
import { knownAddresses } from "./tables";

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Origins of the logins of accounts in the last ninety days: address blocks, and devices by their keys. */
export const knownAddressStore = ({ db, clock }: PlatformScope) => {
  return {
    /** The first of these origins from which an account has logged in; undefined without an account. */
    async firstOf(accountId: number | undefined, places: readonly string[]): Promise<string | undefined> {
      const own = and(eq(knownAddresses.accountId, accountId ?? 0), inArray(knownAddresses.address, [...places]));
      const known = new Set((await db.select({ place: knownAddresses.address }).from(knownAddresses).where(own)).map(({ place }) => place));
      return places.find((place) => known.has(place));
    },

    async add(accountId: number, place: string) {
      const lastTime = clock.now();
      await db
        .insert(knownAddresses)
        .values({ accountId, address: place, lastTime })
        .onConflictDoUpdate({ target: [knownAddresses.accountId, knownAddresses.address], set: { lastTime } });
    },

    /** Forgets an account's addresses and devices after a password change; some may belong to a person who knew the old password. */
    async clear(accountId: number, kept?: string) {
      await db.delete(knownAddresses).where(eq(knownAddresses.accountId, accountId));
      if (kept !== undefined) await this.add(accountId, kept);
    },

    /** Deletes origins that were last used long ago. */
    async prune() {
      await db.delete(knownAddresses).where(lt(knownAddresses.lastTime, new Date(clock.now().getTime() - KEPT_MS)));
    },
  };
};
