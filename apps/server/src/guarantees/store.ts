import { and, asc, eq, inArray, not, type SQL } from "drizzle-orm";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Scope } from "../core/scope";
import { guaranteeGroupStore } from "./group-store";
import { guarantees } from "./tables";

/** The platform's guarantee services, which every merchant reads; the shop's groups of them are `groups`. */
export const guaranteeStore = (scope: Scope) => {
  const { db, files } = scope;
  async function select(where: SQL | undefined) {
    const rows = await db
      .select()
      .from(guarantees)
      .where(and(not(guarantees.isDel), where))
      .orderBy(asc(guarantees.sort), asc(guarantees.id));
    return rows.map((row) => ({
      ...row,
      icon: row.icon && files.publicUrl(row.icon),
      createTime: wireTime(row.createTime),
      updateTime: wireTime(row.updateTime),
    }));
  }

  return {
    groups: guaranteeGroupStore(scope),

    /** By sort order; hidden ones too unless only the shown ones are wanted. */
    list: (shownOnly: boolean) => select(shownOnly ? eq(guarantees.isShow, true) : undefined),

    /** Those of these ids that the platform has, hidden ones too, by sort order. */
    some: async (ids: readonly number[]) => (ids.length === 0 ? [] : select(inArray(guarantees.id, [...ids]))),
  };
};
