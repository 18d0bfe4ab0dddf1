import { categoryParentProblem, categoryRuleMessages } from "@shopkeeper/sdk/rules/categories";
import { problemTexts } from "@shopkeeper/sdk/rules/core";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Schema } from "@shopkeeper/sdk/contract";
import { fieldText } from "../core/field-messages";
import type { HandlersOf } from "../kernel/handlers";
import { namesText } from "../core/names-text";
import { invalidFields, Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { storedPicture } from "../files/stored-picture";
import { assertVersion } from "../kit/version";

const nameTaken = { zh: "已有同名的分类", en: "Another category has this name." };

/** The calls on the shop's categories, and on the platform's as merchants read them. */
export const categoryHandlers: HandlersOf<"categories"> = {
  getPlatformCategoryTree: ({ shop }) => shop.categories.platformTree(),

  getProductCategoryTree: ({ shop }) => shop.categories.tree(),

  listProductCategories: ({ shop }) => listed(shop),

  async addProductCategory({ body, shop }) {
    await shop.categories.lock();
    const fields = await checkedFields(shop, body, undefined);
    const added = await shop.categories.add(fields);
    if (!added) throw invalidFields({ name: nameTaken });
    return added;
  },

  async updateProductCategory({ body, shop }) {
    await shop.categories.lock();
    const before = await shop.categories.find(body.id);
    if (!before) throw new Refusal("productCategoryMissing");
    await assertVersion(before, body.version, async () => (await listed(shop)).find(({ id }) => id === body.id));
    await saveCategory(shop, body);
    return null;
  },

  async sortProductCategories({ body, shop }) {
    await shop.categories.lock();
    const [first] = body.ids;
    const parent = first === undefined ? undefined : (await shop.categories.find(first))?.pid;
    if (parent === undefined) throw new Refusal("productCategoryMissing");
    const siblings = await shop.categories.idsBelow(parent);
    if (body.ids.some((id) => !siblings.includes(id))) throw new Refusal("productCategoryMissing");
    if (new Set(body.ids).size !== body.ids.length || body.ids.length !== siblings.length) throw new Refusal("categoryOrderStale");
    await shop.categories.sort(body.ids);
    return null;
  },

  async deleteProductCategory({ path, shop }) {
    await shop.categories.lock();
    await takeCategoryAway(shop, path.id);
    return null;
  },

  async toggleProductCategory({ path, shop }) {
    await shop.categories.lock();
    await toggleCategory(shop, path.id);
    return null;
  },
};

/** Changes a category; the categories are locked. */
export async function saveCategory(shop: Shop, body: Schema<"CategoryUpdate">) {
  const before = await shop.categories.find(body.id);
  if (!before) throw new Refusal("productCategoryMissing");
  const fields = await checkedFields(shop, body, body.id);
  if (before.pid !== 0 && body.pid === 0) await refuseWhenUsed(shop, before.pid);
  if (!(await shop.categories.update(body.id, fields))) throw invalidFields({ name: nameTaken });
}

/** Deletes a category that nothing uses; the categories are locked. */
export async function takeCategoryAway(shop: Shop, id: number) {
  const row = await shop.categories.find(id);
  if (!row) throw new Refusal("productCategoryMissing");
  await refuseWhenUsed(shop, id);
  if (!(await shop.categories.remove(id))) throw new Refusal("categoryHasChildren", { name: row.name });
}

/** Shows or hides a category; the categories are locked. */
export async function toggleCategory(shop: Shop, id: number) {
  if (!(await shop.categories.toggle(id))) throw new Refusal("productCategoryMissing");
}

async function listed(shop: Shop) {
  const rows = await shop.categories.list();
  return rows.map((row) => ({ ...row, createTime: wireTime(row.createTime), updateTime: wireTime(row.updateTime) }));
}

async function checkedFields(shop: Shop, { pid, name, icon, sort }: Schema<"CategoryInput">, id: number | undefined) {
  const parent = pid === 0 ? undefined : await shop.categories.find(pid);
  if (pid !== 0 && !parent) throw new Refusal("productCategoryMissing");
  const hasChildren = id !== undefined && (await shop.categories.hasChildren(id));
  const problem = categoryParentProblem({ id, hasChildren, parent });
  if (problem) throw invalidFields(problemTexts({ pid: problem }, categoryRuleMessages));
  const stored = icon ? storedPicture(shop.files, icon) : null;
  if (stored === undefined) throw invalidFields({ icon: fieldText.pictureWrong });
  return { pid, name, icon: stored, sort };
}

async function refuseWhenUsed(shop: Shop, id: number) {
  const uses = await shop.products.uses.ofCategory(id);
  if (uses.count === 0) return;
  const row = await shop.categories.find(id);
  throw new Refusal("productCategoryUsed", { name: row?.name ?? "", count: uses.count, products: namesText(uses) });
}
