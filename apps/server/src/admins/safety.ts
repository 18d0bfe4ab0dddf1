import { and, eq, max, not, sql } from "drizzle-orm";
import type { RequestShop, SafetyParts } from "../testing/safety/safety-parts";
import { accounts, secondFactors, sessions } from "../session/tables";

const staffOf = (account: string) => sql`
  account_id in (select id from accounts where not is_owner
    and mer_id = (select mer_id from accounts where account = ${account}))`;

/** The newest staff account, which is never the owner. */
const staff = ({ ids }: RequestShop) => Math.max(...(ids.admins ?? []).map(Number));
const role = ({ ids }: RequestShop) => String(ids.roles?.[0]);

let names = 0;

/** Staff accounts and their sessions in the safety matrices. */
export const safety: SafetyParts = {
  entities: { staffSessions: { table: sessions, id: sessions.id, ofAccount: staffOf } },
  async insert(db, merId) {
    const [member] = await db
      .select({ id: max(accounts.id) })
      .from(accounts)
      .where(and(eq(accounts.merId, merId), not(accounts.isOwner)));
    const id = member?.id ?? 0;
    await db
      .update(accounts)
      .set({ phone: "13800138000", account: `staff-${merId}` })
      .where(eq(accounts.id, id));
    const now = new Date();
    await db.insert(secondFactors).values({ accountId: id, secret: "JBSWY3DPEHPK3PXP", startTime: now, createTime: now });
  },
  requests: {
    saveAdmin: (shop) => ({
      body: {
        account: `made-${shop.account}-${(names += 1)}`.slice(-32),
        pwd: "Secret-1",
        realName: "Made",
        roles: role(shop),
        status: true,
      },
    }),
    updateAdmin: (shop) => ({
      body: { id: staff(shop), account: `staff-${String(shop.ids.merchants?.[0])}`, realName: "Changed", roles: role(shop), status: true },
    }),
    deleteAdmin: (shop) => ({ query: { id: staff(shop) } }),
    setAdminStatus: (shop) => ({ query: { id: staff(shop), status: false } }),
    setAdminPassword: (shop) => ({ body: { id: staff(shop), password: "Secret-1", confirmPassword: "Secret-1" } }),
    toggleAdminSms: (shop) => ({ path: { id: staff(shop) } }),
    resetAdminFactor: (shop) => ({ body: { id: staff(shop) } }),
    revokeAdminSession: (shop) => ({ body: { id: staff(shop), sessionId: Number(shop.ids.staffSessions?.[0]) } }),
  },
};
