import { and, eq, lt } from "drizzle-orm";
import type { TidyScope } from "../core/domain";
import { importRows, imports } from "./tables";

const AT_ONCE = 50;

/** Forgets the imports of all shops that have run out, with their rows. */
export async function pruneImports({ db, clock }: Pick<TidyScope, "db" | "clock">) {
  const over = lt(imports.expireTime, clock.now());
  const found = await db.select({ merId: imports.merId, key: imports.key }).from(imports).where(over).limit(AT_ONCE);
  for (const { merId, key } of found) {
    await db.delete(importRows).where(and(eq(importRows.merId, merId), eq(importRows.importKey, key)));
    await db.delete(imports).where(and(eq(imports.merId, merId), eq(imports.key, key)));
  }
  if (found.length === AT_ONCE) await pruneImports({ db, clock });
}
