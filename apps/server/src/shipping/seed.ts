import { FreeShipping, ShippingCharge } from "@shopkeeper/sdk/contract";
import { asc, eq } from "drizzle-orm";
import type { Scope } from "../core/scope";
import { usualTemplates, type ShippingTemplateSeed } from "./seed-words";
import { shippingFrees, shippingRegions, shippingTemplates } from "./tables";

export type { ShippingTemplateSeed } from "./seed-words";

const everywhere = "[[0,0]]";

/** Makes shipping templates in a shop; what a seed leaves out is that of a template with free shipping. */
export async function seedShippingTemplates(scope: Scope, wanted: readonly Partial<ShippingTemplateSeed>[]): Promise<number[]> {
  const { db, merId } = scope;
  const time = scope.clock.now();
  const ids: number[] = [];
  for (const [
    at,
    { name = `运费模板${at + 1}`, type = ShippingCharge.none, appoint = FreeShipping.everywhere, sort = 0, regions = [], frees = [] },
  ] of wanted.entries()) {
    const [row] = await db
      .insert(shippingTemplates)
      .values({ merId, name, type, appoint, sort, createTime: time, updateTime: time })
      .returning({ id: shippingTemplates.id });
    if (!row) continue;
    ids.push(row.id);
    const owner = { merId, templateId: row.id, title: everywhere };
    const groups = <Row>(rows: readonly Row[]) =>
      rows.map((one, place) => ({ ...owner, place, uniqid: `seed-${row.id}-${place}`, ...one }));
    if (regions.length > 0) await db.insert(shippingRegions).values(groups(regions));
    if (frees.length > 0) await db.insert(shippingFrees).values(groups(frees));
  }
  return ids;
}

/** The templates that a shop has, made first where it has none. */
export async function shopShippingTemplates(scope: Scope): Promise<number[]> {
  const known = await scope.db
    .select({ id: shippingTemplates.id })
    .from(shippingTemplates)
    .where(eq(shippingTemplates.merId, scope.merId))
    .orderBy(asc(shippingTemplates.id));
  return known.length > 0 ? known.map(({ id }) => id) : seedShippingTemplates(scope, usualTemplates);
}
