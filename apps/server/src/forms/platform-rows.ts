import { gte, lt, sql } from "drizzle-orm";
import { shippedTemplates } from "./shipped-templates";
import { formTemplates } from "./tables";
import type { Executor } from "../ports/database";

/** Incremented with every change of a shipped template, so that stored older ones are replaced. */
const version = 3;

/** Stores the server's form templates that are missing or newer than the stored ones; without any, nothing is written. */
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
