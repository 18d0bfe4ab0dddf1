import { GuaranteeScope, type Schema } from "@shopkeeper/sdk/contract";
import { fill } from "@shopkeeper/sdk/rules/core";
import { sql } from "drizzle-orm";
import { namesText } from "../core/names-text";
import { invalidFields, Refusal } from "../core/refusal";
import type { HandlersOf } from "../kernel/handlers";
import type { Domain } from "../kit/domain";
import { parseIds } from "../kit/id-list";
import { versionConflict } from "../kit/version";
import type { Executor } from "../ports/database";
import { insertRows } from "../tenancy/insert-rows";
import type { Scope } from "../tenancy/scope";
import type { Shop } from "../tenancy/shop";
import { guaranteeStore } from "./store";
import { guarantees } from "./tables";

declare module "../tenancy/shop" {
  interface Shop {
    guarantees: ReturnType<typeof guaranteeStore>;
  }
}

/** The calls on the platform's guarantee services, and on the shop's groups of them. */
const handlers: HandlersOf<"guarantees"> = {
  listGuarantees: ({ query, shop }) => shop.guarantees.list(query.type === GuaranteeScope.shown),

  listGuaranteeGroups: ({ shop }) => shop.guarantees.groups.list(),

  addGuaranteeGroup: async ({ body, shop }) => (await shop.guarantees.groups.add(await checkedFields(shop, body))) ?? null,

  async editGuaranteeGroup({ body, shop }) {
    const current = await groupOf(shop, body.id);
    const fields = await checkedFields(shop, body, current);
    if (!(await shop.guarantees.groups.update(body.id, fields, body.version))) throw versionConflict(await groupOf(shop, body.id));
    return null;
  },

  async deleteGuaranteeGroup({ path, shop }) {
    const { name, guaranteeList } = await groupOf(shop, path.id); // locked, so that a concurrent save of a product with them is seen
    const uses = await shop.products.uses.ofGuarantees(guaranteeList.map(({ gid }) => gid));
    if (uses.count > 0) throw new Refusal("guaranteeGroupUsed", { name, count: uses.count, products: namesText(uses) });
    if (!(await shop.guarantees.groups.remove(path.id))) throw new Refusal("guaranteeGroupMissing");
    return null;
  },
};

/** The platform's guarantee services, and the shop's groups of them. */
export const domain = {
  handlers,
  shop: (scope: Scope) => ({ guarantees: guaranteeStore(scope) }),
  platformRows: { fill: fillGuarantees },
} satisfies Domain;

async function groupOf(shop: Shop, id: number) {
  const group = await shop.guarantees.groups.find(id);
  if (!group) throw new Refusal("guaranteeGroupMissing");
  return group;
}

const messages = {
  serviceGone: { zh: "“{{name}}”已无效，请取消选择", en: "“{{name}}” is no longer offered. Take it out." },
  serviceMissing: { zh: "保障服务不存在，请刷新后重新选择", en: "A service does not exist. Reload, then choose again." },
};

/** A group takes services that the platform offers; its earlier services may stay when they are no longer offered. */
async function checkedFields(shop: Shop, { name, gids }: Schema<"GuaranteeGroupInput">, before?: Schema<"GuaranteeGroup">) {
  const wanted = parseIds(gids);
  const added = wanted.filter((id) => !before?.guaranteeList.some(({ gid }) => gid === id));
  const known = await shop.guarantees.some(added);
  if (known.length < added.length) throw new Refusal("guaranteeMissing", {}, { fields: { gids: messages.serviceMissing } });
  const gone = known.find(({ isShow }) => !isShow);
  if (gone) throw invalidFields({ gids: fill(messages.serviceGone, { name: gone.name }) });
  return { name, gids: wanted };
}

const words = [
  ["七天无理由退货", "收到商品七天内，不影响二次销售即可退货。"],
  ["正品保证", "假一赔十，由平台先行赔付。"],
  ["极速退款", "退货物流签收后两小时内退款。"],
  ["48 小时发货", "付款后 48 小时内发出，超时赔付。"],
  ["破损包赔", "运输途中破损，拍照即赔。"],
  ["免费安装", "大件商品送货上门并免费安装。"],
] as const;

/** Fills the platform's guarantee services if there are none; the last one is hidden. */
async function fillGuarantees(db: Executor, now: Date) {
  if ((await db.$count(guarantees)) > 0) return;
  const rows = words.map(([name, content], at) => ({
    ...{ id: at + 1, name, content, icon: `demo/guarantee-${at + 1}.svg` },
    ...{ sort: at + 1, isShow: at < words.length - 1, createTime: now, updateTime: now },
  }));
  await insertRows(db, guarantees, rows);
  await db.execute(sql`select setval(pg_get_serial_sequence('guarantees', 'id'), ${rows.length})`);
}
