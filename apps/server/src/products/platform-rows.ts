import { platformLeaves } from "../categories/shared";
import { sql } from "drizzle-orm";
import { insertRows } from "../tenancy/insert-rows";
import { brandCategories, brands } from "./tables";
import type { Executor } from "../ports/database";

const names =
  "山月 青禾 拾光里 木白 半日闲 归来阁 云上小筑 竹里馆 素年 南风 一味 知味堂 鹿野 白露 清川 松间 陌上 桃之 海盐 北原 未名 野火 听雨 朴素生活".split(
    " ",
  );

/** The platform's brands, two of them hidden, each in about half of the lowest categories; created once. */
export async function fillBrands(db: Executor) {
  if ((await db.$count(brands)) > 0) return;
  const categories = [...(await platformLeaves(db)).values()];
  const rows = names.map((name, at) => ({
    id: at + 1,
    name,
    icon: `demo/brand-${(at % 12) + 1}.svg`,
    sort: at + 1,
    isShow: at % 12 !== 11,
  }));
  await insertRows(db, brands, rows);
  await db.execute(sql`select setval(pg_get_serial_sequence('brands', 'id'), ${rows.length})`);
  await insertRows(
    db,
    brandCategories,
    categories.flatMap((categoryId) =>
      rows.filter((brand) => (brand.id + categoryId) % 2 === 0).map((brand) => ({ categoryId, brandId: brand.id })),
    ),
  );
}
