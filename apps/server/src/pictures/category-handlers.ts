import { CategoryType } from "@shopkeeper/sdk/contract";
import { problemTexts } from "@shopkeeper/sdk/rules/core";
import { pictureCategoryNameProblem, pictureCategoryParentProblem, pictureRuleMessages } from "@shopkeeper/sdk/rules/pictures";
import type { Call } from "../kernel/call";
import type { HandlersOf } from "../kernel/handlers";
import { parseIds } from "../kit/id-list";
import { invalidFields, Refusal } from "../core/refusal";
import { searchText } from "../kit/search-text";
import type { Shop } from "../tenancy/shop";
import type { PictureCategoryFields } from "./category-store";
import { pictureMessages } from "./messages";

/** The calls on the shop's picture categories. */
export const pictureCategoryHandlers = {
  listPictureCategories: ({ query, shop }) =>
    shop.pictureCategories.tree({ type: query.type, status: query.status, name: searchText(query.name) }),

  listPictureCategoryPage: flatPage,
  listPictureCategoryPageAlias: flatPage,

  async listPictureCategoriesByIds({ query, shop }) {
    const ids = parseIds(query.ids);
    const rows = await shop.pictureCategories.some(ids);
    if (rows.length < ids.length) throw new Refusal("pictureCategoryMissing");
    return rows;
  },

  async getPictureCategory({ path, shop }) {
    const [row] = await shop.pictureCategories.some([path.id]);
    if (!row) throw new Refusal("pictureCategoryMissing");
    return row;
  },

  async savePictureCategory({ body, shop }) {
    const { pid, name, type = CategoryType.attachment, url = null, extra = null, status = false, sort = 1 } = body;
    await shop.pictureCategories.lock();
    await checkParent(shop, pid, type);
    const added = await shop.pictureCategories.add({ pid, name, type, url, extra, status, sort });
    if (!added) throw invalidFields({ name: pictureMessages.nameTaken });
    return added;
  },

  async updatePictureCategory({ path, query, body, shop }) {
    const { type: _kept, ...fields } = { ...query, ...body };
    await shop.pictureCategories.lock();
    const before = await shop.pictureCategories.find(path.id);
    if (!before) throw new Refusal("pictureCategoryMissing");
    if (fields.name !== undefined) fields.name = await checkedName(shop, fields.name, before);
    for (const pid of [query.pid, body.pid]) {
      if (pid === undefined) continue;
      await checkParent(shop, pid, before.type);
      const problem = pictureCategoryParentProblem(path.id, pid, await shop.pictureCategories.above(pid));
      if (problem) throw invalidFields(problemTexts({ pid: problem }, pictureRuleMessages));
    }
    await shop.pictureCategories.update(path.id, fields);
    if (fields.status !== undefined && fields.status !== before.status) await switchOthers(shop, path.id, fields.status);
    return null;
  },

  async deletePictureCategory({ path, shop }) {
    await shop.pictureCategories.lock();
    const row = await shop.pictureCategories.find(path.id);
    if (!row) throw new Refusal("pictureCategoryMissing");
    if ((await shop.pictureCategories.below(path.id)).length > 0) throw new Refusal("categoryHasChildren", { name: row.name });
    await shop.pictureCategories.remove(path.id);
    return null;
  },

  async togglePictureCategory({ path, shop }) {
    await shop.pictureCategories.lock();
    const row = await shop.pictureCategories.find(path.id);
    if (!row) throw new Refusal("pictureCategoryMissing");
    await shop.pictureCategories.switchTo([path.id], !row.status);
    await switchOthers(shop, path.id, !row.status);
    return null;
  },
} satisfies Partial<HandlersOf<"pictures">>;

async function checkParent(shop: Shop, pid: number, type: number) {
  if (pid === 0) return;
  const parent = await shop.pictureCategories.find(pid);
  if (!parent) throw new Refusal("pictureCategoryMissing");
  if (parent.type !== type) throw invalidFields({ pid: pictureMessages.parentOfOtherType });
}

/** A new name; it arrives untrimmed in the address. */
async function checkedName(shop: Shop, input: string, { id, type }: Pick<PictureCategoryFields, "type"> & { id: number }) {
  const name = input.trim();
  const problem = pictureCategoryNameProblem(name);
  if (problem) throw invalidFields(problemTexts({ name: problem }, pictureRuleMessages));
  if (await shop.pictureCategories.isTaken(name, type, id)) throw invalidFields({ name: pictureMessages.nameTaken });
  return name;
}

/** Switching off also switches off all categories below, switching on all above. */
async function switchOthers(shop: Shop, id: number, status: boolean) {
  const others = status ? await shop.pictureCategories.above(id) : await shop.pictureCategories.below(id);
  await shop.pictureCategories.switchTo(others, status);
}

function flatPage({ query, shop }: Pick<Call<"listPictureCategoryPage">, "query" | "shop">) {
  const { type, status, pid, name } = query;
  return shop.pictureCategories.page({ type, status, pid, name: searchText(name) }, query);
}
