import { GuaranteeScope, type Schema } from "@shopkeeper/sdk/contract";
import { fill } from "@shopkeeper/sdk/rules/core";
import type { HandlersOf } from "../kernel/handlers";
import { parseIds } from "../kit/id-list";
import { namesText } from "../core/names-text";
import { invalidFields, Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { versionConflict } from "../kit/version";

/** The calls on the platform's guarantee services, and on the shop's groups of them. */
export const guaranteeHandlers: HandlersOf<"guarantees"> = {
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
    const { name, guaranteeList } = await groupOf(shop, path.id); // locked, so that a product being saved with its services is seen
    const uses = await shop.products.uses.ofGuarantees(guaranteeList.map(({ gid }) => gid));
    if (uses.count > 0) throw new Refusal("guaranteeGroupUsed", { name, count: uses.count, products: namesText(uses) });
    if (!(await shop.guarantees.groups.remove(path.id))) throw new Refusal("guaranteeGroupMissing");
    return null;
  },
};

async function groupOf(shop: Shop, id: number) {
  const group = await shop.guarantees.groups.find(id);
  if (!group) throw new Refusal("guaranteeGroupMissing");
  return group;
}

const messages = {
  serviceGone: { zh: "“{{name}}”已无效，请取消选择", en: "“{{name}}” is no longer offered. Take it out." },
  serviceMissing: { zh: "保障服务不存在，请刷新后重新选择", en: "A service does not exist. Reload, then choose again." },
};

/** A group takes services that the platform offers; those that it had before may stay when they no longer are. */
async function checkedFields(shop: Shop, { name, gids }: Schema<"GuaranteeGroupInput">, before?: Schema<"GuaranteeGroup">) {
  const wanted = parseIds(gids);
  const added = wanted.filter((id) => !before?.guaranteeList.some(({ gid }) => gid === id));
  const known = await shop.guarantees.some(added);
  if (known.length < added.length) throw new Refusal("guaranteeMissing", {}, { fields: { gids: messages.serviceMissing } });
  const gone = known.find(({ isShow }) => !isShow);
  if (gone) throw invalidFields({ gids: fill(messages.serviceGone, { name: gone.name }) });
  return { name, gids: wanted };
}
