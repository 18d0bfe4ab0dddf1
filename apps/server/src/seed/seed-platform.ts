import { platformLeaves, seedPlatformCategories } from "../categories/seed";
import type { Executor } from "../core/scope";
import { seedFormTemplates } from "../forms/seed";
import { seedGuarantees } from "../guarantees/seed";
import { seedBrands } from "../products/seed/seed-brands";

/** Makes what the platform offers to every shop (categories, brands, guarantees, form templates), unless it is there. */
export async function seedPlatform(db: Executor, now: Date) {
  await seedFormTemplates(db, now);
  if ((await platformLeaves(db)).size > 0) return;
  await seedPlatformCategories(db);
  await seedBrands(db, [...(await platformLeaves(db)).values()]);
  await seedGuarantees(db, now);
}
