import { gte, lt, sql } from "drizzle-orm";
import { shippedTemplates } from "./shipped-templates";
import { formTemplates } from "./tables";
import type { Executor } from "../ports/database";

/** Raised with every change of a shipped template: older ones are then replaced, wherever they are. */
const version = 3;

/** The form templates that the server ships, each new or newer than the one that is there; with all of them nothing is written. */
export async function fillFormTemplates(db: Executor, now: Date) {
  const rows = await db.select({ name: formTemplates.name }).from(formTemplates).where(gte(formTemplates.version, version));
  const current = new Set(rows.map(({ name }) => name));
  const lacking = shippedTemplates.filter(({ name }) => !current.has(name));
  if (lacking.length === 0) return;
  await db
    .insert(formTemplates)
    .values(
      lacking.map(({ name, info, form }) => ({
        name,
        info,
        content: JSON.stringify(form),
        version,
        createTime: now,
        updateTime: now,
      })),
    )
    .onConflictDoUpdate({
      target: formTemplates.name,
      set: { info: sql`excluded.info`, content: sql`excluded.content`, version, updateTime: now },
      setWhere: lt(formTemplates.version, version),
    });
}
