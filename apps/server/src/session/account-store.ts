import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import type { PlatformScope } from "../tenancy/platform-scope";
import { accountKey, accountKeys } from "./account-key";
import { accounts, merchants } from "./tables";

/** Accounts of all shops, for logging in and for the caller's own information. */
export const accountStore = ({ db, clock }: PlatformScope) => ({
  /** The account with a name, in any state: an exact match, or else a confusable one. */
  async byName(account: string) {
    const [row] = await db
      .select()
      .from(accounts)
      .where(or(eq(accounts.account, account), eq(accounts.accountKey, accountKey(account))))
      .orderBy(desc(eq(accounts.account, account)))
      .limit(1);
    return row;
  },

  /** The account that a new account with this name would be confused with. */
  async resembling(account: string) {
    const [row] = await db
      .select({ account: accounts.account, merId: accounts.merId })
      .from(accounts)
      .where(or(eq(accounts.account, account), inArray(accounts.accountKey, accountKeys(account))))
      .orderBy(desc(eq(accounts.account, account)))
      .limit(1);
    return row;
  },

  /** The account with an id, in any state. */
  async byId(id: number) {
    const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
    return row;
  },

  async merchantOf(id: number) {
    const [row] = await db
      .select({ merchant: merchants })
      .from(accounts)
      .innerJoin(merchants, eq(merchants.id, accounts.merId))
      .where(eq(accounts.id, id));
    return row?.merchant;
  },

  async rename(id: number, realName: string) {
    await db.update(accounts).set({ realName }).where(eq(accounts.id, id));
  },

  /** Replaces a stored password by the account's choice, if it is still `known`; false when it was changed meanwhile. */
  async replacePassword(id: number, known: string, password: string) {
    return affectsRows(
      db
        .update(accounts)
        .set({ password, isTemporary: false })
        .where(and(eq(accounts.id, id), eq(accounts.password, known))),
    );
  },

  /** Sets a password of an account that it must change first. */
  async resetPassword(id: number, password: string) {
    await db.update(accounts).set({ password, isTemporary: true, updateTime: clock.now() }).where(eq(accounts.id, id));
  },

  /**
   * Records a login; false when the account was disabled or its password changed meanwhile.
   *
   * It locks the row: ending all sessions of an account happens before this login or after it, never concurrently.
   */
  noteLogin: (id: number, known: string, address: string) =>
    affectsRows(
      db
        .update(accounts)
        .set({ loginCount: sql`${accounts.loginCount} + 1`, lastIp: address.slice(0, 64), lastTime: clock.now() })
        .where(and(eq(accounts.id, id), eq(accounts.status, true), eq(accounts.password, known))),
    ),
});
