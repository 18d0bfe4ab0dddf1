import { FreeShipping, ShippingCharge } from "@shopkeeper/sdk/contract";
import type { SafetyParts } from "../testing/safety/safety-parts";
import { expressCompanies, shippingTemplates, shopCompanies } from "./tables";

const amounts = { first: 1, firstPrice: 8, renewal: 1, renewalPrice: 2 };
const template = {
  ...{ name: "safe template", type: ShippingCharge.byPiece, appoint: FreeShipping.custom, sort: 0 },
  shippingTemplatesRegionRequestList: [
    { cityId: "0", ...amounts },
    { cityId: "540102,540103", ...amounts },
  ],
  shippingTemplatesFreeRequestList: [{ cityId: "330106", number: 3, price: 99 }],
};

/** Shipping templates and express companies in the safety matrices. */
export const safety: SafetyParts = {
  entities: {
    shippingTemplates: { table: shippingTemplates, id: shippingTemplates.id, merId: shippingTemplates.merId },
    expressCompanies: { table: expressCompanies, id: expressCompanies.id },
    shopCompanies: { table: shopCompanies, id: shopCompanies.id, merId: shopCompanies.merId, isDel: shopCompanies.isDel },
  },
  seed: (word) => ({ shippingTemplates: [{ name: `${word} template` }, { name: `${word} template 2` }], shopCompanies: 5 }),
  // a template without products
  async insert(db, merId) {
    const time = new Date();
    const unused = { name: "unused template", type: ShippingCharge.none, appoint: FreeShipping.everywhere };
    await db.insert(shippingTemplates).values({ merId, ...unused, createTime: time, updateTime: time });
  },
  requests: {
    deleteShippingTemplate: ({ ids }) => ({ path: { id: ids.shippingTemplates?.at(-1) } }),
    saveShippingTemplate: () => ({ body: template }),
    updateShippingTemplate: ({ ids }) => ({ body: { id: ids.shippingTemplates?.[0], ...template } }),
    // a company that the shop does not work with yet
    relateShopCompany: ({ ids }) => ({ body: { expressId: ids.expressCompanies?.[8] } }),
  },
};
