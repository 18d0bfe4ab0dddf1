import { eq, sql } from "drizzle-orm";
import type { PlatformScope } from "../core/platform-scope";
import { accounts, merchants } from "./tables";

/** Accounts over all shops, for logging in and for one's own information. */
export const accountStore = ({ db, clock }: PlatformScope) => ({
  /** The account of a name, in any state. */
  async byName(account: string) {
    const [row] = await db.select().from(accounts).where(eq(accounts.account, account));
    return row;
  },

  /** The account of an id, in any state. */
  async byId(id: number) {
    const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
    return row;
  },

  /** The shop of an account. */
  async merchantOf(id: number) {
    const [row] = await db
      .select({ merchant: merchants })
      .from(accounts)
      .innerJoin(merchants, eq(merchants.id, accounts.merId))
      .where(eq(accounts.id, id));
    return row?.merchant;
  },

  /** Notes a successful login. */
  async noteLogin(id: number, address: string) {
    await db
      .update(accounts)
      .set({ loginCount: sql`${accounts.loginCount} + 1`, lastIp: address.slice(0, 64), lastTime: clock.now() })
      .where(eq(accounts.id, id));
  },
});
