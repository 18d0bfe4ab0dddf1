import { and, eq, sql } from "drizzle-orm";
import type { SafetyParts } from "../testing/safety/safety-parts";
import { accounts } from "../session/tables";
import { views } from "./tables";

let names = 0;

/** Saved views in the safety matrices: some of each shop's owner. */
export const safety: SafetyParts = {
  entities: {
    views: {
      table: views,
      id: views.id,
      merId: views.merId,
      ofAccount: (account) => sql`account_id in (select ${accounts.id} from ${accounts} where ${accounts.account} = ${account})`,
    },
  },
  async insert(db, merId) {
    const [owner] = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.merId, merId), accounts.isOwner));
    const now = new Date();
    const row = { merId, accountId: owner?.id ?? 0, list: "listProducts", query: "type=2", createTime: now, updateTime: now };
    await db.insert(views).values(["one", "two", "three"].map((name) => ({ ...row, name })));
  },
  requests: {
    saveView: () => ({ body: { list: "listCoupons", name: `view ${(names += 1)}`, query: "category=1" } }),
    editView: ({ ids }) => ({ body: { id: ids.views?.[0], name: `renamed ${(names += 1)}` } }),
  },
};
