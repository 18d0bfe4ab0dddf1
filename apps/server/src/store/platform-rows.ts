import { sql } from "drizzle-orm";
import type { Executor } from "../ports/database";
import { insertRows } from "../tenancy/insert-rows";
import { merchantCategories, merchantTypes } from "./tables";

const categoryWords = [
  ["食品生鲜", 3],
  ["服饰鞋包", 5],
  ["家居百货", 4],
  ["美妆个护", 6],
] as const;

const typeWords = [
  ["旗舰店", "以自有品牌，或由权利人独占授权，入驻平台的店铺"],
  ["专营店", "经营一个或多个品牌的店铺"],
  ["专卖店", "持他人品牌授权，入驻平台的店铺"],
] as const;

/** The platform's categories and types of shops; created once. */
export async function fillMerchantKinds(db: Executor, now: Date) {
  if ((await db.$count(merchantCategories)) > 0) return;
  const times = { createTime: now, updateTime: now };
  await insertRows(
    db,
    merchantCategories,
    categoryWords.map(([name, handlingFee], at) => ({ id: at + 1, name, handlingFee, ...times })),
  );
  await insertRows(
    db,
    merchantTypes,
    typeWords.map(([name, info], at) => ({ id: at + 1, name, info, ...times })),
  );
  await db.execute(sql`select setval(pg_get_serial_sequence('merchant_categories', 'id'), ${categoryWords.length})`);
  await db.execute(sql`select setval(pg_get_serial_sequence('merchant_types', 'id'), ${typeWords.length})`);
}
