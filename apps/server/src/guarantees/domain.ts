import { sql } from "drizzle-orm";
import type { Domain } from "../kit/domain";
import type { Executor } from "../ports/database";
import { insertRows } from "../tenancy/insert-rows";
import type { Scope } from "../tenancy/scope";
import { guaranteeHandlers } from "./handlers";
import { guaranteeStore } from "./store";
import { guarantees } from "./tables";

declare module "../tenancy/shop" {
  interface Shop {
    guarantees: ReturnType<typeof guaranteeStore>;
  }
}

/** The platform's guarantee services, and the shop's groups of them. */
export const domain = {
  handlers: guaranteeHandlers,
  shop: (scope: Scope) => ({ guarantees: guaranteeStore(scope) }),
  platformRows: { fill: fillGuarantees },
} satisfies Domain;

const words = [
  ["七天无理由退货", "收到商品七天内，不影响二次销售即可退货。"],
  ["正品保证", "假一赔十，由平台先行赔付。"],
  ["极速退款", "退货物流签收后两小时内退款。"],
  ["48 小时发货", "付款后 48 小时内发出，超时赔付。"],
  ["破损包赔", "运输途中破损，拍照即赔。"],
  ["免费安装", "大件商品送货上门并免费安装。"],
] as const;

/** The platform's guarantee services, the last one hidden; made once. */
async function fillGuarantees(db: Executor, now: Date) {
  if ((await db.$count(guarantees)) > 0) return;
  const rows = words.map(([name, content], at) => ({
    ...{ id: at + 1, name, content, icon: `demo/guarantee-${at + 1}.svg` },
    ...{ sort: at + 1, isShow: at < words.length - 1, createTime: now, updateTime: now },
  }));
  await insertRows(db, guarantees, rows);
  await db.execute(sql`select setval(pg_get_serial_sequence('guarantees', 'id'), ${rows.length})`);
}
