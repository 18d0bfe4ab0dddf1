import { FreeShipping, ShippingCharge } from "@shopkeeper/sdk/contract";
import { everywhereTitle } from "@shopkeeper/sdk/rules/shipping";
import { asc, eq } from "drizzle-orm";
import type { Scope } from "../tenancy/scope";
import { districtsNear } from "./regions";
import { usualTemplates, type ShippingTemplateSeed } from "./seed-words";
import { shippingFrees, shippingRegions, shippingTemplates } from "./tables";

export type { ShippingTemplateSeed } from "./seed-words";

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
    const owner = { merId, templateId: row.id };
    const groups = <Row extends { provinces?: readonly string[] }>(rows: readonly Row[]) =>
      rows.map(({ provinces, ...one }, place) => ({ ...owner, place, uniqid: `${row.id}-${place}`, title: titleIn(provinces), ...one }));
    if (regions.length > 0) await db.insert(shippingRegions).values(groups(regions));
    if (frees.length > 0) await db.insert(shippingFrees).values(groups(frees));
  }
  return ids;
}

const titleIn = (provinces: readonly string[] | undefined) =>
  provinces ? JSON.stringify(provinces.flatMap((name) => districtsNear(name, null).map(({ path }) => path))) : everywhereTitle;

/** The templates that a shop has, made first where it has none. */
export async function shopShippingTemplates(scope: Scope): Promise<number[]> {
  const known = await scope.db
    .select({ id: shippingTemplates.id })
    .from(shippingTemplates)
    .where(eq(shippingTemplates.merId, scope.merId))
    .orderBy(asc(shippingTemplates.id));
  return known.length > 0 ? known.map(({ id }) => id) : seedShippingTemplates(scope, usualTemplates);
}
