import { CategoryMode, CollectSource, PriceMode, ProductAuditStatus, StockMode } from "@shopkeeper/sdk/contract";
import type { EntityIds } from "../testing/safety/contract-values";
import type { SafetyParts } from "../testing/safety/safety-parts";
import { brands, products, skus } from "./tables";

/** The states of the products in a shop of the matrices, oldest first; the last product is deleted. */
const states = {
  first: {},
  second: {},
  third: {},
  stored: { isShow: false },
  waiting: { isShow: false, auditStatus: ProductAuditStatus.waiting },
  reviewed: { isShow: false, auditStatus: ProductAuditStatus.waiting, isAudit: true },
  deleted: {},
} as const;

type ProductCondition = keyof typeof states;

const placeOf = (state: ProductCondition) => Object.keys(states).indexOf(state);
const known = (state: ProductCondition, ids: EntityIds) => ({ id: ids.products?.[placeOf(state)] });
const knownSku = (state: ProductCondition, ids: EntityIds) => ({ id: ids.skus?.[placeOf(state)] });

const picture = "/files/demo/tea-caddy-1.svg";
const sku = { stock: 1, price: "1.00", cost: "0.50", otPrice: "2.00", image: picture, attrValue: JSON.stringify({ spec: "plain" }) };
const link = "https://goods.example/tea";

const productBody = (ids: EntityIds) => ({
  ...{ type: 0, image: picture, sliderImage: JSON.stringify([picture]), name: "safe", intro: "safe", unitName: "piece" },
  ...{ specType: 0, isSub: 0, attr: [{ attrName: "spec", attrValues: "plain" }], attrValue: [sku] },
  // the third category of the platform is the first of the third level
  ...{ brandId: ids.brands?.[0], categoryId: ids.platformCategories?.[2], guaranteeIds: ids.guarantees?.slice(0, 2).join(",") },
  ...{ cateId: ids.productCategories?.slice(0, 2).join(","), tempId: ids.shippingTemplates?.[0], couponIds: ids.coupons?.slice(0, 2) },
});

const importBody = (ids: EntityIds) => ({ rows: [{ row: 2, cells: { product: String(known("stored", ids).id), intro: "other" } }] });

const stockBody = (ids: EntityIds) => ({
  mode: "add",
  rows: [{ row: 2, cells: { skuNumber: String(knownSku("first", ids).id), stock: "1" } }],
});

/** Products, SKUs and brands in the safety matrices. */
export const safety: SafetyParts = {
  entities: {
    products: { table: products, id: products.id, merId: products.merId, isDel: products.isDel },
    skus: { table: skus, id: skus.id, merId: skus.merId },
    brands: { table: brands, id: brands.id },
  },
  seed: (word) => ({
    // each with one SKU, in the order of `states`
    products: Object.entries(states).map(([name, state]) => ({
      name: `${word} ${name}`,
      specs: [["spec", ["plain"]]],
      ...state,
    })),
  }),
  // the bodies must fit the state of a product
  requests: {
    saveProduct: ({ ids }) => ({ body: productBody(ids) }),
    updateProduct: ({ ids }) => ({
      body: { ...productBody(ids), ...known("stored", ids), attrValue: [{ ...sku, ...knownSku("stored", ids) }] },
    }),
    deleteProduct: ({ ids }) => ({ body: { ...known("stored", ids), type: "recycle" } }),
    submitProduct: ({ ids }) => ({ body: known("waiting", ids) }),
    submitProductById: ({ ids }) => ({ path: known("waiting", ids) }),
    withdrawProduct: ({ ids }) => ({ path: known("reviewed", ids) }),
    addStock: ({ ids }) => ({ body: { ...known("first", ids), attrValueList: [{ ...knownSku("first", ids), stock: 1 }] } }),
    editProductFreely: ({ ids }) => ({
      body: {
        ...known("stored", ids),
        cateId: String(ids.productCategories?.[0]),
        attrValue: [{ ...knownSku("stored", ids), stock: 1, price: "1.00" }],
      },
    }),
    setFreightTemplate: ({ ids }) => ({ body: { ...known("stored", ids), templateId: ids.shippingTemplates?.[0] } }),
    setProductCommission: ({ ids }) => ({ body: { ...known("stored", ids), brokerage: 3, brokerageTwo: 1 } }),
    setProductCommissions: ({ ids }) => ({ body: { idList: [known("stored", ids).id], brokerage: 3, brokerageTwo: 1 } }),
    addProductCoupons: ({ ids }) => ({ body: { ...known("stored", ids), couponIds: ids.coupons?.slice(0, 2) } }),
    addProductsCoupons: ({ ids }) => ({ body: { idList: [known("stored", ids).id], couponIds: ids.coupons?.slice(0, 2) } }),
    setProductPrices: ({ ids }) => ({ body: { idList: [known("stored", ids).id], changeMode: PriceMode.percent, amount: "90" } }),
    checkProductPrices: ({ ids }) => ({ body: { idList: [known("stored", ids).id], changeMode: PriceMode.add, amount: "1.50" } }),
    setProductStocks: ({ ids }) => ({ body: { idList: [known("stored", ids).id], changeMode: StockMode.add, stock: 1 } }),
    setProductCategories: ({ ids }) => ({
      body: { idList: [known("stored", ids).id], changeMode: CategoryMode.add, cateId: String(ids.productCategories?.at(-1)) },
    }),
    checkProductImport: ({ ids }) => ({ body: importBody(ids) }),
    commitProductImport: ({ ids }) => ({ body: importBody(ids) }),
    checkStockImport: ({ ids }) => ({ body: stockBody(ids) }),
    commitStockImport: ({ ids }) => ({ body: stockBody(ids) }),
    importProduct: () => ({ query: { form: CollectSource.jd, url: link } }),
    copyProduct: () => ({ body: { url: link } }),
  },
};
