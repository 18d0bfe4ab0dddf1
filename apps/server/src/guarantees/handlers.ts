import { GuaranteeScope } from "@shopkeeper/sdk/contract";
import { fill } from "@shopkeeper/sdk/rules/core";
import type { HandlersOf } from "../core/handlers";
import { parseIds } from "../core/id-list";
import { namesText } from "../core/names-text";
import { invalidFields, Refusal } from "../core/refusal";
import type { Shop } from "../core/shop";
import { versionConflict } from "../core/version";
import type { GuaranteeGroupFields } from "./group-store";
import { guaranteeMessages } from "./messages";

/** The calls on the platform's guarantee services, and on the shop's groups of them. */
export const guaranteeHandlers: HandlersOf<"guarantees"> = {
  listGuarantees: ({ query, shop }) => shop.guarantees.list(query.type === GuaranteeScope.shown),

  listGuaranteeGroups: ({ shop }) => shop.guarantees.groups.list(),

  async addGuaranteeGroup({ body, shop }) {
    await shop.guarantees.groups.add(await checkedFields(shop, body));
    return null;
  },

  async editGuaranteeGroup({ body, shop }) {
    const current = await groupOf(shop, body.id);
    const fields = await checkedFields(
      shop,
      body,
      current.guaranteeList.map(({ gid }) => gid),
    );
    if (!(await shop.guarantees.groups.update(body.id, fields, body.version))) {
      throw versionConflict(await groupOf(shop, body.id));
    }
    return null;
  },

  async deleteGuaranteeGroup({ path, shop }) {
    const { name, guaranteeList } = await groupOf(shop, path.id);
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

/** A group takes services that the platform offers; those that it had before may stay when they no longer are. */
async function checkedFields(
  shop: Shop,
  { name, gids }: { name: string; gids: string },
  before: readonly number[] = [],
): Promise<GuaranteeGroupFields> {
  const wanted = parseIds(gids);
  const added = wanted.filter((id) => !before.includes(id));
  const known = await shop.guarantees.some(added);
  if (known.length < added.length) throw new Refusal("guaranteeMissing", {}, { fields: { gids: guaranteeMessages.serviceMissing } });
  const gone = known.find(({ isShow }) => !isShow);
  if (gone) throw invalidFields({ gids: fill(guaranteeMessages.serviceGone, { name: gone.name }) });
  return { name, gids: wanted };
}
