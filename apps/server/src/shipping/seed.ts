import { FreeShipping, type Schema, ShippingCharge } from "@shopkeeper/sdk/contract";
import { everywhereTitle } from "@shopkeeper/sdk/rules/shipping";
import { asc, eq } from "drizzle-orm";
import type { Scope } from "../tenancy/scope";
import { districtsNear } from "./regions";
import { shippingFrees, shippingRegions, shippingTemplates } from "./tables";

/** A shipping template to make; everything is in hundredths. */
export interface ShippingTemplateSeed {
  name: string;
  type: Schema<"ShippingCharge">;
  appoint: Schema<"FreeShipping">;
  sort?: number;
  regions?: readonly (SeedPlace & { first: number; firstPrice: number; renewal: number; renewalPrice: number })[];
  frees?: readonly (SeedPlace & { number: number; price: number })[];
}

interface SeedPlace {
  /** Provinces by name; by default the whole country. */
  provinces?: readonly string[];
}

/** The default templates of a shop; money, pieces, weight and volume are in hundredths. */
const usualTemplates: readonly ShippingTemplateSeed[] = [
  { name: "全国包邮", type: ShippingCharge.none, appoint: FreeShipping.everywhere, sort: 30 },
  {
    ...{ name: "按件计费（满 3 件包邮）", type: ShippingCharge.byPiece, appoint: FreeShipping.custom, sort: 20 },
    regions: [{ first: 100, firstPrice: 800, renewal: 100, renewalPrice: 200 }],
    frees: [{ number: 300, price: 0 }],
  },
  {
    ...{ name: "按重量计费", type: ShippingCharge.byWeight, appoint: FreeShipping.custom, sort: 10 },
    regions: [
      { first: 100, firstPrice: 1000, renewal: 50, renewalPrice: 300 },
      { provinces: ["新疆维吾尔自治区", "西藏自治区"], first: 100, firstPrice: 2500, renewal: 50, renewalPrice: 1200 },
    ],
    frees: [{ provinces: ["浙江省", "江苏省", "上海市"], number: 100, price: 9900 }],
  },
];

/** Makes shipping templates in a shop; omitted fields are those of a template with free shipping. */
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

/** The ids of a shop's templates, which are created first if it has none. */
export async function shopShippingTemplates(scope: Scope): Promise<number[]> {
  const known = await scope.db
    .select({ id: shippingTemplates.id })
    .from(shippingTemplates)
    .where(eq(shippingTemplates.merId, scope.merId))
    .orderBy(asc(shippingTemplates.id));
  return known.length > 0 ? known.map(({ id }) => id) : seedShippingTemplates(scope, usualTemplates);
}
