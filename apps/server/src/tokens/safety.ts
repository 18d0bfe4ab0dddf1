import { accounts, serviceTokens } from "../session/tables";
import { and, eq } from "drizzle-orm";
import type { SafetyParts } from "../testing/safety/safety-parts";

let names = 0;

/** Service tokens in the safety matrices. */
export const safety: SafetyParts = {
  entities: { serviceTokens: { table: serviceTokens, id: serviceTokens.id, merId: serviceTokens.merId } },
  async insert(db, merId) {
    const [owner] = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.merId, merId), accounts.isOwner));
    const createTime = new Date();
    const endTime = new Date(createTime.getTime() + 86_400_000);
    const row = { merId, name: "nightly", tokenHash: `hash ${merId}`, accountId: owner?.id ?? 0, roleIds: [], createTime, endTime };
    await db.insert(serviceTokens).values(row);
  },
  requests: {
    saveServiceToken: ({ ids }) => ({ body: { name: `script ${(names += 1)}`, roles: String(ids.roles?.[0]), days: 30 } }),
  },
};
