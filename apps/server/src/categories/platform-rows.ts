import { eq, sql } from "drizzle-orm";
import type { Executor } from "../ports/database";
import { insertRows } from "../tenancy/insert-rows";
import { platformTreeWords } from "./platform-words";
import { platformCategories } from "./tables";

/** Fills the platform's tree if it is empty, with the same ids everywhere. */
export async function fillPlatformCategories(db: Executor) {
  if ((await db.$count(platformCategories)) > 0) return;
  const rows: (typeof platformCategories.$inferInsert & { id: number })[] = [];
  const add = (pid: number, level: number, name: string, place: number) => {
    const id = rows.length + 1;
    rows.push({ id, pid, level, name, icon: null, sort: 100 - place, isShow: true });
    return id;
  };
  for (const [root, [name, groups]] of Object.entries(platformTreeWords).entries()) {
    const rootId = add(0, 1, name, root);
    for (const [group, [groupName, leaves]] of Object.entries(groups).entries()) {
      const groupId = add(rootId, 2, groupName, group);
      for (const [leaf, leafName] of leaves.entries()) add(groupId, 3, leafName, leaf);
    }
  }
  await insertRows(db, platformCategories, rows);
  await db.execute(sql`select setval(pg_get_serial_sequence('platform_categories', 'id'), ${rows.length})`);
}

/** The ids of the platform's lowest categories, by name. */
export async function platformLeaves(db: Executor) {
  const rows = await db
    .select({ id: platformCategories.id, name: platformCategories.name })
    .from(platformCategories)
    .where(eq(platformCategories.level, 3));
  return new Map(rows.map((row) => [row.name, row.id]));
}

/** The platform's categories of level 1, by name. */
export async function platformRoots(db: Executor) {
  const rows = await db
    .select({ id: platformCategories.id, name: platformCategories.name })
    .from(platformCategories)
    .where(eq(platformCategories.level, 1));
  return new Map(rows.map((row) => [row.name, row.id]));
}
