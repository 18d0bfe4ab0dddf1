import { districtsIn, type PostageTerms } from "@shopkeeper/sdk/rules/shipping";
import { asc, eq } from "drizzle-orm";
import type { Scope } from "../tenancy/scope";
import { shippingFrees, shippingRegions, shippingTemplates } from "./tables";

/** The postage terms of the shop's templates, by id, as orders are priced. */
export async function postageTerms({ db, merId }: Pick<Scope, "db" | "merId">): Promise<ReadonlyMap<number, PostageTerms>> {
  const templates = await db.select().from(shippingTemplates).where(eq(shippingTemplates.merId, merId));
  const regions = await db.select().from(shippingRegions).where(eq(shippingRegions.merId, merId)).orderBy(asc(shippingRegions.place));
  const frees = await db.select().from(shippingFrees).where(eq(shippingFrees.merId, merId)).orderBy(asc(shippingFrees.place));
  return new Map(
    templates.map((template) => {
      const mine = <Row extends { templateId: number; title: string }>(rows: readonly Row[]) =>
        rows.filter(({ templateId }) => templateId === template.id).map((row) => ({ ...row, districts: new Set(districtsIn(row.title)) }));
      return [template.id, { ...template, regions: mine(regions), frees: mine(frees) }];
    }),
  );
}
