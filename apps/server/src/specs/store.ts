import type { Schema } from "@shopkeeper/sdk/contract";
import { and, count, desc, eq, ne, sql } from "drizzle-orm";
import { contains } from "../core/contains";
import { pageOf, pageWindow, type PageQuery } from "../core/page";
import type { Scope } from "../core/scope";
import { specRules } from "./tables";

const columns = {
  id: specRules.id,
  merId: specRules.merId,
  ruleName: specRules.ruleName,
  ruleValue: specRules.ruleValue,
  version: specRules.version,
};

/** The shop's spec rules. */
export const specRuleStore = ({ db, merId, clock, totals }: Scope) => {
  const own = eq(specRules.merId, merId);
  const only = (id: number) => and(own, eq(specRules.id, id));

  return {
    /** One page of the rules, newest first. */
    async page(keywords: string | undefined, query: PageQuery) {
      const where = and(own, keywords === undefined ? undefined : contains(specRules.ruleName, keywords));
      const total = await totals.of(`specRules:${keywords ?? ""}`, async () => {
        const [row] = await db.select({ total: count() }).from(specRules).where(where);
        return row?.total ?? 0;
      });
      const { limit, offset } = pageWindow(query);
      const rows = await db.select(columns).from(specRules).where(where).orderBy(desc(specRules.id)).limit(limit).offset(offset);
      return pageOf(query, total, rows);
    },

    async find(id: number) {
      const [row] = await db.select(columns).from(specRules).where(only(id));
      return row;
    },

    /** Holds the shop's rules still until the end of the transaction, so that two people cannot give one name to two of them. */
    async lock() {
      await db.select({ id: specRules.id }).from(specRules).where(own).orderBy(specRules.id).for("update");
    },

    /** Whether another rule has this name. */
    async isNamed(ruleName: string, exceptId: number) {
      const [row] = await db
        .select({ id: specRules.id })
        .from(specRules)
        .where(and(own, eq(specRules.ruleName, ruleName), ne(specRules.id, exceptId)));
      return row !== undefined;
    },

    /** Adds a rule; false when another one has its name. */
    async add(fields: Schema<"SpecRuleInput">) {
      const now = clock.now();
      const added = await db
        .insert(specRules)
        .values({ ...fields, merId, createTime: now, updateTime: now })
        .onConflictDoNothing()
        .returning({ id: specRules.id });
      return added.length > 0;
    },

    /** Changes a rule; false when it no longer has that version. */
    async update(id: number, fields: Schema<"SpecRuleInput">, version: number | undefined) {
      const changed = await db
        .update(specRules)
        .set({ ...fields, version: sql`${specRules.version} + 1`, updateTime: clock.now() })
        .where(and(only(id), version === undefined ? undefined : eq(specRules.version, version)))
        .returning({ id: specRules.id });
      return changed.length > 0;
    },

    /** Deletes a rule for good; false when it is missing. */
    async remove(id: number) {
      return (await db.delete(specRules).where(only(id)).returning({ id: specRules.id })).length > 0;
    },
  };
};
