import type { Handlers } from "../core/handlers";
import { invalidFields, Refusal } from "../core/refusal";
import type { Shop } from "../core/shop";
import { wireTime } from "../core/wire-time";
import { categoryMessages } from "./messages";
import type { CategoryFields } from "./store";

/** The calls on the shop's categories, and on the platform's as merchants read them. */
export const categoryHandlers = {
  getPlatformCategoryTree: ({ shop }) => shop.categories.platformTree(),

  getProductCategoryTree: ({ shop }) => shop.categories.tree(),

  async listProductCategories({ shop }) {
    const rows = await shop.categories.list();
    return rows.map((row) => ({ ...row, createTime: wireTime(row.createTime), updateTime: wireTime(row.updateTime) }));
  },

  async addProductCategory({ body, shop }) {
    await shop.categories.lock();
    const fields = await checkedFields(shop, body);
    if (!(await shop.categories.add(fields))) throw invalidFields({ name: categoryMessages.nameTaken });
    return null;
  },

  async updateProductCategory({ body, shop }) {
    await shop.categories.lock();
    const before = await shop.categories.find(body.id);
    if (!before) throw new Refusal("productCategoryMissing");
    if (body.pid === body.id) throw invalidFields({ pid: categoryMessages.parentIsSelf });
    const fields = await checkedFields(shop, body);
    if (body.pid !== 0 && (await shop.categories.hasChildren(body.id))) throw invalidFields({ pid: categoryMessages.hasChildren });
    if (before.pid !== 0 && body.pid === 0) await refuseWhenUsed(shop, before.pid);
    if (!(await shop.categories.update(body.id, fields))) throw invalidFields({ name: categoryMessages.nameTaken });
    return null;
  },

  async deleteProductCategory({ path, shop }) {
    await shop.categories.lock();
    const row = await shop.categories.find(path.id);
    if (!row) throw new Refusal("productCategoryMissing");
    await refuseWhenUsed(shop, path.id);
    if (!(await shop.categories.remove(path.id))) throw new Refusal("categoryHasChildren", { name: row.name });
    return null;
  },

  async toggleProductCategory({ path, shop }) {
    await shop.categories.lock();
    if (!(await shop.categories.toggle(path.id))) throw new Refusal("productCategoryMissing");
    return null;
  },
} satisfies Pick<
  Handlers,
  | "getPlatformCategoryTree"
  | "getProductCategoryTree"
  | "listProductCategories"
  | "addProductCategory"
  | "updateProductCategory"
  | "deleteProductCategory"
  | "toggleProductCategory"
>;

async function checkedFields(shop: Shop, { pid, name, icon, sort }: CategoryFields): Promise<CategoryFields> {
  if (pid !== 0) {
    const parent = await shop.categories.find(pid);
    if (!parent) throw new Refusal("productCategoryMissing");
    if (parent.pid !== 0) throw invalidFields({ pid: categoryMessages.parentNotRoot });
  }
  return { pid, name, icon: icon ?? null, sort };
}

async function refuseWhenUsed(shop: Shop, id: number) {
  const count = await shop.products.countIn(id);
  if (count === 0) return;
  const row = await shop.categories.find(id);
  throw new Refusal("productCategoryUsed", { name: row?.name ?? "", count });
}
