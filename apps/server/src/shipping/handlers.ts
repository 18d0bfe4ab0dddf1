import type { HandlersOf } from "../core/handlers";
import { Refusal } from "../core/refusal";
import { searchText } from "../core/search-text";

/** The calls on the shop's shipping templates. */
export const shippingHandlers: HandlersOf<"shipping"> = {
  listShippingTemplates: ({ query, shop }) => shop.shippingTemplates.page(searchText(query.keywords), query),

  async getShippingTemplate({ path, shop }) {
    const template = await shop.shippingTemplates.find(path.id);
    if (!template) throw new Refusal("shippingTemplateMissing");
    return template;
  },
};
