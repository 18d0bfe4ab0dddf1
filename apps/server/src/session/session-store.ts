import { and, desc, eq, gt, lt, ne, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import { digest } from "../core/digest";
import type { PlatformScope } from "../tenancy/platform-scope";
import { secretToken } from "../core/secret-token";
import { grantedRights, rightsIn } from "./granted-rights";
import { accounts, sessions } from "./tables";
import type { Executor } from "../ports/database";

/** How long a session lives after it was last extended. */
const SESSION_MS = 24 * 60 * 60 * 1000;
/** The longest lifetime of a session, however often it is used. */
const LONGEST_SESSION_MS = 30 * 24 * 60 * 60 * 1000;
const EXTEND_AFTER_MS = 10 * 60 * 1000;
const MOST_SHOWN = 100;

interface SessionOrigin {
  address: string;
  userAgent: string;
}

/** A session in one query, with its account and rights. */
export interface FoundSession {
  id: number;
  createTime: Date;
  expireTime: Date;
  accountId: number;
  merId: number;
  account: string;
  realName: string;
  isOwner: boolean;
  isTemporary: boolean;
  menuIds: number[];
  roleIds: number[];
}

/** The query of every call with a token, built once; without a name, which a pooler would lose. */
export function sessionLookup(db: Executor) {
  const query = db
    .select({
      id: sessions.id,
      createTime: sessions.createTime,
      expireTime: sessions.expireTime,
      accountId: accounts.id,
      merId: accounts.merId,
      account: accounts.account,
      realName: accounts.realName,
      isOwner: accounts.isOwner,
      isTemporary: accounts.isTemporary,
      rights: grantedRights,
    })
    .from(sessions)
    .innerJoin(accounts, and(eq(accounts.id, sessions.accountId), eq(accounts.status, true)))
    .where(and(eq(sessions.tokenHash, sql.placeholder("tokenHash")), gt(sessions.expireTime, sql.placeholder("now"))))
    .prepare("");

  return async (token: string, now: Date): Promise<FoundSession | undefined> => {
    const [row] = await query.execute({ tokenHash: digest(token), now });
    if (!row) return undefined;
    const { rights, ...found } = row;
    return { ...found, ...rightsIn(rights) };
  };
}

/** The end of a session that is used now: a day later, but at the latest thirty days after it was opened. */
const endOf = (createTime: Date, now: Date) => new Date(Math.min(now.getTime() + SESSION_MS, createTime.getTime() + LONGEST_SESSION_MS));

/** Whether a session was extended so long ago that it must be extended again. */
export const isDueForExtension = ({ createTime, expireTime }: Pick<FoundSession, "createTime" | "expireTime">, now: Date) =>
  expireTime.getTime() - now.getTime() < SESSION_MS - EXTEND_AFTER_MS && expireTime.getTime() !== endOf(createTime, now).getTime();

/** Opens, extends and ends sessions. */
export const sessionStore = ({ db, clock, random }: PlatformScope) => ({
  /** Opens a session and answers its token, which is not stored. */
  async open(accountId: number, { address, userAgent }: SessionOrigin, wxCode?: string): Promise<string> {
    const token = secretToken("merchant", random);
    const now = clock.now();
    await db.insert(sessions).values({
      tokenHash: digest(token),
      accountId,
      address: address.slice(0, 64),
      userAgent: userAgent.slice(0, 256),
      wxCode,
      createTime: now,
      lastTime: now,
      expireTime: new Date(now.getTime() + SESSION_MS),
    });
    return token;
  },

  /** Extends a session by another day, within its thirty. */
  async extend({ id, createTime }: Pick<FoundSession, "id" | "createTime">) {
    const now = clock.now();
    await db
      .update(sessions)
      .set({ lastTime: now, expireTime: endOf(createTime, now) })
      .where(eq(sessions.id, id));
  },

  /** The open sessions of an account: that with the id `current` first, then the last used. */
  ofAccount: (accountId: number, current = 0) =>
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.accountId, accountId), gt(sessions.expireTime, clock.now())))
      .orderBy(desc(eq(sessions.id, current)), desc(sessions.lastTime), desc(sessions.id))
      .limit(MOST_SHOWN),

  async close(id: number) {
    await db.delete(sessions).where(eq(sessions.id, id));
  },

  /** Ends one session of an account; false when the account has none with that id. */
  async closeOf(accountId: number, id: number) {
    return affectsRows(db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.accountId, accountId))));
  },

  /** Ends every session of an account except `kept`. */
  async closeOthers(accountId: number, kept: number) {
    await db.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.id, kept)));
  },

  /** Ends every session of an account: its password changed, or it was disabled. */
  async closeAll(accountId: number) {
    await db.delete(sessions).where(eq(sessions.accountId, accountId));
  },

  async prune() {
    await db.delete(sessions).where(lt(sessions.expireTime, clock.now()));
  },
});
