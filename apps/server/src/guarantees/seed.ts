import { sql } from "drizzle-orm";
import type { Scope } from "../tenancy/scope";
import { eachWanted, type Wanted } from "../kit/seeding";
import { insertRows } from "../tenancy/insert-rows";
import { guaranteeGroups, guarantees } from "./tables";
import type { Executor } from "../ports/database";

const words = [
  ["七天无理由退货", "收到商品七天内，不影响二次销售即可退货。"],
  ["正品保证", "假一赔十，由平台先行赔付。"],
  ["极速退款", "退货物流签收后两小时内退款。"],
  ["48 小时发货", "付款后 48 小时内发出，超时赔付。"],
  ["破损包赔", "运输途中破损，拍照即赔。"],
  ["免费安装", "大件商品送货上门并免费安装。"],
] as const;

/** The platform's guarantee services, the last one hidden; made once. */
export async function seedGuarantees(db: Executor, now: Date) {
  if ((await db.$count(guarantees)) > 0) return;
  const rows = words.map(([name, content], at) => ({
    id: at + 1,
    name,
    content,
    icon: `demo/guarantee-${at + 1}.svg`,
    sort: at + 1,
    isShow: at < words.length - 1,
    createTime: now,
    updateTime: now,
  }));
  await insertRows(db, guarantees, rows);
  await db.execute(sql`select setval(pg_get_serial_sequence('guarantees', 'id'), ${rows.length})`);
}

/** A guarantee group to make: its name and its services. */
export interface GuaranteeGroupSeed {
  name: string;
  gids: readonly number[];
}

/** Makes guarantee groups in a shop, the newest last; a number makes that many. */
export async function seedGuaranteeGroups({ db, merId, clock }: Scope, wanted: Wanted<GuaranteeGroupSeed>) {
  const createTime = clock.now();
  const rows = eachWanted(wanted).map(({ name, gids = [1, 2] }, at) => ({
    ...{ merId, createTime, updateTime: createTime },
    name: name ?? `组合${at + 1}`,
    gids: [...gids],
  }));
  await insertRows(db, guaranteeGroups, rows);
}

/** The groups of the demo's shops; some are on products, one holds a service that is no longer offered. */
export const demoGuaranteeGroups: readonly GuaranteeGroupSeed[] = [
  { name: "大件送装无忧", gids: [2, 5, 6] },
  { name: "易碎品保障", gids: [1, 2, 5] },
  { name: "安心退换", gids: [1, 4] },
  { name: "品质放心购", gids: [2, 4] },
  { name: "极速省心", gids: [3, 4] },
];
