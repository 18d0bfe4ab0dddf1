import type { Schema } from "@shopkeeper/sdk/contract";
import { and, desc, eq, ne } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import { contains } from "../kit/contains";
import { readPage, type PageQuery } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { hasVersion, revision } from "../kit/version";
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
      return readPage(query, {
        count: () => totals.of(`specRules:${keywords ?? ""}`, () => db.$count(specRules, where)),
        rows: ({ limit, offset }) =>
          db.select(columns).from(specRules).where(where).orderBy(desc(specRules.id)).limit(limit).offset(offset),
      });
    },

    async find(id: number) {
      const [row] = await db.select(columns).from(specRules).where(only(id));
      return row;
    },

    /** Locks the shop's rules until the end of the transaction, so that two people cannot use one name twice. */
    async lock() {
      await db.select({ id: specRules.id }).from(specRules).where(own).orderBy(specRules.id).for("update");
    },

    async isNamed(ruleName: string, exceptId: number) {
      const [row] = await db
        .select({ id: specRules.id })
        .from(specRules)
        .where(and(own, eq(specRules.ruleName, ruleName), ne(specRules.id, exceptId)));
      return row !== undefined;
    },

    /** Adds a rule, and answers its id; undefined when another rule has its name. */
    async add(fields: Schema<"SpecRuleInput">) {
      const now = clock.now();
      const [added] = await db
        .insert(specRules)
        .values({ ...fields, merId, createTime: now, updateTime: now })
        .onConflictDoNothing({ target: [specRules.merId, specRules.ruleName] })
        .returning({ id: specRules.id });
      return added;
    },

    /** Changes a rule; false when it no longer has that version. */
    update: (id: number, fields: Schema<"SpecRuleInput">, version: number | undefined) =>
      affectsRows(
        db
          .update(specRules)
          .set({ ...fields, ...revision(specRules, clock) })
          .where(and(only(id), hasVersion(specRules, version))),
      ),

    /** Deletes a rule for good; false when it is missing. */
    remove: (id: number) => affectsRows(db.delete(specRules).where(only(id))),
  };
};
