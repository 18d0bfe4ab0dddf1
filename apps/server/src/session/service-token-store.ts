import { and, arrayContains, desc, eq, gt, isNull } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import { digest } from "../core/digest";
import { readPage, type PageQuery, type PageWindow } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { accounts, serviceTokens } from "./tables";

/** The time in which an unused token is replaced by another one with its name and maker. */
const REPEATED_MS = 10 * 60 * 1000;

/** The editable fields of a service token. */
export type ServiceTokenFields = Pick<typeof serviceTokens.$inferSelect, "name" | "accountId" | "roleIds" | "endTime">;

/** The shop's service tokens. */
export const serviceTokenStore = ({ db, merId, clock }: Scope) => {
  const own = eq(serviceTokens.merId, merId);

  return {
    /** One page of tokens, newest first, with their makers. */
    page(query: PageQuery) {
      const rows = ({ limit, offset }: PageWindow) =>
        db
          .select({ token: serviceTokens, maker: accounts.realName, isMakerEnabled: accounts.status })
          .from(serviceTokens)
          .innerJoin(accounts, eq(accounts.id, serviceTokens.accountId))
          .where(own)
          .orderBy(desc(serviceTokens.id))
          .limit(limit)
          .offset(offset);
      return readPage(query, { count: () => db.$count(serviceTokens, own), rows });
    },

    count: () => db.$count(serviceTokens, own),

    /** The names of the tokens with a role. */
    async named(roleId: number) {
      const rows = await db
        .select({ name: serviceTokens.name })
        .from(serviceTokens)
        .where(and(own, arrayContains(serviceTokens.roleIds, [roleId])))
        .orderBy(serviceTokens.id);
      return rows.map(({ name }) => name);
    },

    /** Stores a token as its digest, and answers its id; undefined if the name is taken. */
    async add(fields: ServiceTokenFields, token: string) {
      const now = clock.now();
      const repeated = gt(serviceTokens.createTime, new Date(now.getTime() - REPEATED_MS));
      const { name, accountId } = fields;
      await db
        .delete(serviceTokens)
        .where(and(own, eq(serviceTokens.name, name), eq(serviceTokens.accountId, accountId), isNull(serviceTokens.lastTime), repeated));
      const [made] = await db
        .insert(serviceTokens)
        .values({ ...fields, merId, tokenHash: digest(token), createTime: now })
        .onConflictDoNothing({ target: [serviceTokens.merId, serviceTokens.name] })
        .returning({ id: serviceTokens.id });
      return made?.id;
    },

    /** Deletes a token; false when it is missing. */
    remove: (id: number) => affectsRows(db.delete(serviceTokens).where(and(own, eq(serviceTokens.id, id)))),

    async removeOf(accountId: number) {
      await db.delete(serviceTokens).where(and(own, eq(serviceTokens.accountId, accountId)));
    },
  };
};
