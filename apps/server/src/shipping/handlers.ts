import { ExpressUse } from "@shopkeeper/sdk/contract";
import type { HandlersOf } from "../kernel/handlers";
import { namesText } from "../core/names-text";
import { invalidFields, Refusal } from "../core/refusal";
import { searchText } from "../kit/search-text";
import type { Shop } from "../tenancy/shop";
import { versionConflict } from "../kit/version";
import { regionTree } from "./regions";
import { templateFields } from "./template-fields";

/** The calls on the shop's shipping templates and express companies. */
export const shippingHandlers: HandlersOf<"shipping"> = {
  listShippingTemplates: ({ query, shop }) => shop.shippingTemplates.page(searchText(query.keywords), query),

  getShippingTemplate: ({ path, shop }) => templateOf(shop, path.id),

  async saveShippingTemplate({ body, shop }) {
    const fields = templateFields(body);
    await shop.shippingTemplates.lock();
    const added = await shop.shippingTemplates.add(fields);
    if (!added) throw nameTaken;
    return added;
  },

  async updateShippingTemplate({ body, shop }) {
    const fields = templateFields(body);
    await shop.shippingTemplates.lock();
    const current = await templateOf(shop, body.id);
    if (await shop.shippingTemplates.isNamed(fields.template.name, body.id)) throw nameTaken;
    if (!(await shop.shippingTemplates.update(body.id, fields, body.version))) throw versionConflict(current);
    return null;
  },

  async deleteShippingTemplate({ path, shop }) {
    await shop.shippingTemplates.lock(); // a product that is just being saved with it is seen
    const { name } = await templateOf(shop, path.id);
    const uses = await shop.products.uses.ofShippingTemplate(path.id);
    if (uses.count > 0) throw new Refusal("shippingTemplateUsed", { name, count: uses.count, products: namesText(uses) });
    await shop.shippingTemplates.remove(path.id);
    return null;
  },

  listExpressCompanies: ({ query, shop }) => shop.expressCompanies.list(query.type === ExpressUse.waybill),

  listShopCompanies: ({ query, shop }) =>
    shop.expressCompanies.own.page({ keywords: searchText(query.keywords), isOpen: query.openStatus }, query),

  async relateShopCompany({ body, shop }) {
    if (!(await shop.expressCompanies.offers(body.expressId))) throw new Refusal("expressMissing");
    if (!(await shop.expressCompanies.own.add(body.expressId))) throw invalidFields({ expressId: related });
    return null;
  },

  async toggleShopCompany({ path, shop }) {
    if (!(await shop.expressCompanies.own.toggle(path.id))) throw new Refusal("shopCompanyMissing");
    return null;
  },

  async toggleDefaultCompany({ path, shop }) {
    if (!(await shop.expressCompanies.own.toggleDefault(path.id))) throw new Refusal("shopCompanyMissing");
    return null;
  },

  async deleteShopCompany({ path, shop }) {
    if (!(await shop.expressCompanies.own.remove(path.id))) throw new Refusal("shopCompanyMissing");
    return null;
  },

  async getWaybillTemplates({ query, platform }) {
    const templates = await platform.logistics.waybillTemplates(query.com);
    if (!templates) throw new Refusal("waybillProviderMissing");
    return templates;
  },

  getRegionTree: () => regionTree(),

  listRegionTree: () => regionTree(),
};

async function templateOf(shop: Shop, id: number) {
  const template = await shop.shippingTemplates.find(id);
  if (!template) throw new Refusal("shippingTemplateMissing");
  return template;
}

const nameTaken = invalidFields({
  name: { zh: "已有同名的运费模板，请换一个名称", en: "Another template has this name. Choose another one." },
});

const related = { zh: "该物流公司已关联，请勿重复添加", en: "The shop works with this company already." };
