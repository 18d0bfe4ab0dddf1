import { and, asc, eq, not } from "drizzle-orm";
import type { Scope } from "../core/scope";
import { wireTime } from "../core/wire-time";
import { guarantees } from "./tables";

/** The platform's guarantee services, which every merchant reads. */
export const guaranteeStore = ({ db, files }: Scope) => ({
  /** By sort order; hidden ones too unless only the shown ones are wanted. */
  async list(shownOnly: boolean) {
    const rows = await db
      .select()
      .from(guarantees)
      .where(and(not(guarantees.isDel), shownOnly ? eq(guarantees.isShow, true) : undefined))
      .orderBy(asc(guarantees.sort), asc(guarantees.id));
    return rows.map((row) => ({
      ...row,
      icon: row.icon && files.publicUrl(row.icon),
      createTime: wireTime(row.createTime),
      updateTime: wireTime(row.updateTime),
    }));
  },
});
