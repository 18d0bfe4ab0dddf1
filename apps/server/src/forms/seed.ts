import { lt, sql } from "drizzle-orm";
import type { Executor } from "../core/scope";
import { shippedTemplates } from "./seed-templates";
import { formTemplates } from "./tables";

/** Raised with every change of a shipped template: older ones are then replaced, wherever they are. */
const version = 3;

/** The form templates that the server ships, each new or newer than the one that is there. */
export async function seedFormTemplates(db: Executor, now: Date) {
  await db
    .insert(formTemplates)
    .values(
      shippedTemplates.map(({ name, info, form }) => ({
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
