import { and, eq } from "drizzle-orm";
import { digest, hexOf } from "../core/digest";
import type { Scope } from "../tenancy/scope";
import { eachWanted, type Wanted } from "../demo/kit/seeding";
import { menusGranting } from "../layout/shared";
import { systemRandom } from "../ports/random";
import { accounts, roles, serviceTokens } from "./tables";

/** A service token of the shop's owner, with a role of its own. */
export interface ServiceTokenSeed {
  name: string;
  permissions: readonly string[];
  /** The token itself; random by default. */
  token: string;
  /** Days until its end, from now; negative for an expired token. */
  days: number;
  /** Minutes since it was last used; by default it was never used. */
  usedMinutesAgo: number;
}

const DAY_MS = 86_400_000;

/** Service tokens of the shop's owner, the newest last. */
export async function seedServiceTokens({ db, merId, clock }: Scope, wanted: Wanted<ServiceTokenSeed>) {
  const owner = and(eq(accounts.merId, merId), accounts.isOwner);
  const [maker] = await db.select({ id: accounts.id }).from(accounts).where(owner);
  const createTime = clock.now();
  for (const [place, seed] of eachWanted(wanted).entries()) {
    const secret = hexOf(systemRandom.bytes(6));
    const { name = `script ${place} ${secret.slice(0, 6)}`, permissions = [], token = secret, days = 30, usedMinutesAgo } = seed;
    const [role] = await db
      .insert(roles)
      .values({ merId, name: `role of ${secret}`, menuIds: menusGranting(permissions), createTime })
      .returning({ id: roles.id });
    await db.insert(serviceTokens).values({
      ...{ merId, name, tokenHash: digest(token), accountId: maker?.id ?? 0, roleIds: role ? [role.id] : [], createTime },
      endTime: new Date(createTime.getTime() + days * DAY_MS),
      ...(usedMinutesAgo !== undefined && { lastTime: new Date(createTime.getTime() - usedMinutesAgo * 60_000), lastIp: "203.0.113.7" }),
    });
  }
}
