import { mostViews, viewNameProblem, viewRuleMessages } from "@shopkeeper/sdk/rules/views";
import { problemTexts } from "@shopkeeper/sdk/rules/core";
import type { HandlersOf } from "../kernel/handlers";
import { invalidFields, Refusal, refusedAt } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { contractOperations } from "../contract/wire-schema";

const lists: ReadonlySet<string> = new Set(contractOperations().flatMap(({ id, effect }) => (effect === "read" ? id : [])));

/** The calls on saved views of lists; each person sees only their own. */
export const viewHandlers: HandlersOf<"views"> = {
  listViews: ({ shop, session }) => shop.views.list(session.accountId),

  async saveView({ body, shop, session: { accountId } }) {
    if (!lists.has(body.list)) throw refusedAt("list", "viewListUnknown");
    const name = checkedName(body.name);
    await shop.views.lock(accountId);
    await assertFreeName(shop, accountId, { list: body.list, name });
    if ((await shop.views.count(accountId, body.list)) >= mostViews) throw new Refusal("viewTooMany", { limit: mostViews });
    const view = await shop.views.add({ accountId, list: body.list, name, query: body.query });
    if (!view) throw new Refusal("viewMissing");
    return view;
  },

  async editView({ body: { id, name, query }, shop, session: { accountId } }) {
    await shop.views.lock(accountId);
    const { list } = await viewOf(shop, accountId, id);
    const renamed = name === undefined ? undefined : checkedName(name);
    if (renamed !== undefined) await assertFreeName(shop, accountId, { list, name: renamed, id });
    await shop.views.update(accountId, id, { ...(renamed !== undefined && { name: renamed }), ...(query !== undefined && { query }) });
    return null;
  },

  async setDefaultView({ body: { id, isDefault }, shop, session: { accountId } }) {
    await shop.views.lock(accountId);
    await shop.views.setDefault(accountId, await viewOf(shop, accountId, id), isDefault);
    return null;
  },

  async deleteView({ path, shop, session }) {
    if (!(await shop.views.remove(session.accountId, path.id))) throw new Refusal("viewMissing");
    return null;
  },
};

async function viewOf(shop: Shop, accountId: number, id: number) {
  const view = await shop.views.find(accountId, id);
  if (!view) throw new Refusal("viewMissing");
  return view;
}

function checkedName(text: string) {
  const name = text.trim();
  const problem = viewNameProblem(name);
  if (problem) throw invalidFields(problemTexts({ name: problem }, viewRuleMessages));
  return name;
}

async function assertFreeName(shop: Shop, accountId: number, view: { list: string; name: string; id?: number }) {
  if (await shop.views.isNamed(accountId, view.list, view.name, view.id)) throw refusedAt("name", "viewNameTaken", { name: view.name });
}
