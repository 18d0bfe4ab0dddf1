import { and, eq, gt, sql } from "drizzle-orm";
import { digest } from "../core/digest";
import { grantedRights, rightsIn, rightsOf } from "./granted-rights";
import { accounts, roles, serviceTokens } from "./tables";
import type { Executor } from "../ports/database";

/** The interval between two updates of a token's last use. */
const NOTED_MS = 10 * 60 * 1000;

/** Finds a service token with its rights, and records its use; the query is built once, without a name, which a pooler would lose. */
export function serviceTokenLookup(db: Executor) {
  const own = sql`${roles} where ${roles.merId} = ${serviceTokens.merId} and ${roles.id} = any(${serviceTokens.roleIds}) and ${roles.status}`;
  const query = db
    .select({
      id: serviceTokens.id,
      name: serviceTokens.name,
      lastTime: serviceTokens.lastTime,
      accountId: accounts.id,
      merId: accounts.merId,
      isMadeByOwner: accounts.isOwner,
      isTemporary: accounts.isTemporary,
      makersRights: grantedRights,
      rights: rightsOf(own),
    })
    .from(serviceTokens)
    .innerJoin(accounts, and(eq(accounts.id, serviceTokens.accountId), eq(accounts.status, true)))
    .where(and(eq(serviceTokens.tokenHash, sql.placeholder("tokenHash")), gt(serviceTokens.endTime, sql.placeholder("now"))))
    .prepare("");

  return async (token: string, now: Date, address: string) => {
    const [row] = await query.execute({ tokenHash: digest(token), now });
    if (!row) return undefined;
    const { isMadeByOwner, makersRights, rights, lastTime, ...found } = row;
    const isDue = !lastTime || now.getTime() - lastTime.getTime() > NOTED_MS;
    if (isDue) await db.update(serviceTokens).set({ lastTime: now, lastIp: address }).where(eq(serviceTokens.id, row.id));
    const makers = new Set(rightsIn(makersRights).menuIds);
    const { roleIds, menuIds } = rightsIn(rights);
    return { ...found, roleIds, menuIds: [...new Set(menuIds)].filter((id) => isMadeByOwner || makers.has(id)) };
  };
}
