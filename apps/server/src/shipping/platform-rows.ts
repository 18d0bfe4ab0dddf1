import type { Executor } from "../ports/database";
import { insertRows } from "../tenancy/insert-rows";
import { expressCompanies } from "./tables";

/** Express companies: their code at logistics services, their name, and whether they print electronic waybills. */
const expressNames: readonly (readonly [code: string, name: string, hasWaybill: boolean])[] = [
  ["shunfeng", "顺丰速运", true],
  ["zhongtong", "中通快递", true],
  ["yuantong", "圆通速递", true],
  ["yunda", "韵达快递", true],
  ["shentong", "申通快递", true],
  ["jtexpress", "极兔速递", true],
  ["ems", "EMS", true],
  ["youzhengguonei", "邮政快递包裹", true],
  ["jd", "京东快递", true],
  ["debangwuliu", "德邦快递", true],
  ["danniao", "菜鸟速递", false],
  ["kuayue", "跨越速运", false],
  ["annengwuliu", "安能物流", false],
  ["youshuwuliu", "优速快递", false],
  ["zhaijisong", "宅急送", false],
  ["tiantian", "天天快递", false],
  ["baishiwuliu", "百世快运", false],
  ["huitongkuaidi", "百世快递", false],
  ["quanfengkuaidi", "全峰快递", false],
];

/** The platform's express companies; the last two are hidden. Created once; if all exist, nothing is written. */
export async function fillExpressCompanies(db: Executor) {
  const known = new Set((await db.select({ code: expressCompanies.code }).from(expressCompanies)).map(({ code }) => code));
  const waybill = { partnerId: true, partnerKey: true, net: false, status: true };
  const plain = { partnerId: false, partnerKey: false, net: false, status: false };
  const rows = expressNames.map(([code, name, hasWaybill], at) => ({
    ...{ code, name, netName: null, sort: (expressNames.length - at) * 10, isShow: at < expressNames.length - 2 },
    ...(hasWaybill ? waybill : plain),
  }));
  await insertRows(
    db,
    expressCompanies,
    rows.filter(({ code }) => !known.has(code)),
  );
}
