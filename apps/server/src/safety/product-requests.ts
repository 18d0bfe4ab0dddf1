import { CollectSource } from "@shopkeeper/sdk/contract";
import type { OperationId } from "../core/contract";
import type { EntityIds } from "./contract-values";
import { safetyProducts } from "./safety-products";

const picture = "/files/demo/tea-caddy-1.svg";

/** Bodies and places of requests on products, which must fit where a product stands. */
export const productRequests: Partial<
  Record<OperationId, (ids: EntityIds) => { path?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }>
> = {
  saveProduct: (ids) => ({ body: productBody(ids) }),
  updateProduct: (ids) => ({ body: { ...productBody(ids), ...known("stored", ids), attrValue: [{ ...sku, ...knownSku("stored", ids) }] } }),
  deleteProduct: (ids) => ({ body: { ...known("stored", ids), type: "recycle" } }),
  submitProduct: (ids) => ({ body: known("waiting", ids) }),
  submitProductById: (ids) => ({ path: known("waiting", ids) }),
  withdrawProduct: (ids) => ({ path: known("reviewed", ids) }),
  addStock: (ids) => ({ body: { ...known("first", ids), attrValueList: [{ ...knownSku("first", ids), stock: 1 }] } }),
  editProductFreely: (ids) => ({
    body: {
      ...known("stored", ids),
      cateId: String(ids.productCategories?.[0]),
      attrValue: [{ ...knownSku("stored", ids), stock: 1, price: "1.00" }],
    },
  }),
  setFreightTemplate: (ids) => ({ body: { ...known("stored", ids), templateId: ids.shippingTemplates?.[0] } }),
  addOwnReview: (ids) => ({
    body: { productId: ids.products?.[0], attrValueId: ids.skus?.[0], star: 5, comment: "safe", avatar: picture, nickname: "safe" },
  }),
  sortProductCategories: (ids) => ({ body: { ids: ids.productCategories } }),
  downloadExport: () => ({ query: { fileName: `product-${"0".repeat(32)}.xlsx` } }),
  downloadResource: () => ({ query: { resource: "products.xlsx" } }),
  checkProductImport: (ids) => ({ body: { rows: [{ row: 2, cells: { product: String(known("stored", ids).id), intro: "other" } }] } }),
  commitProductImport: (ids) => ({ body: { rows: [{ row: 2, cells: { product: String(known("stored", ids).id), intro: "other" } }] } }),
  checkStockImport: (ids) => ({
    body: { mode: "add", rows: [{ row: 2, cells: { skuNumber: String(knownSku("first", ids).id), stock: "1" } }] },
  }),
  commitStockImport: (ids) => ({
    body: { mode: "add", rows: [{ row: 2, cells: { skuNumber: String(knownSku("first", ids).id), stock: "1" } }] },
  }),
  importProduct: () => ({ query: { form: CollectSource.jd, url: "https://goods.example/tea" } }),
  copyProduct: () => ({ body: { url: "https://goods.example/tea" } }),
};

const sku = { stock: 1, price: "1.00", cost: "0.50", otPrice: "2.00", image: picture, attrValue: JSON.stringify({ spec: "plain" }) };

const productBody = (ids: EntityIds) => ({
  ...{ type: 0, image: picture, sliderImage: JSON.stringify([picture]), name: "safe", intro: "safe", unitName: "piece" },
  ...{ specType: 0, isSub: 0, attr: [{ attrName: "spec", attrValues: "plain" }], attrValue: [sku] },
  // the third category of the platform is the first of the third level
  ...{ brandId: ids.brands?.[0], categoryId: ids.platformCategories?.[2], guaranteeIds: ids.guarantees?.slice(0, 2).join(",") },
  ...{ cateId: ids.productCategories?.slice(0, 2).join(","), tempId: ids.shippingTemplates?.[0], couponIds: ids.coupons?.slice(0, 2) },
});

type Standing = keyof typeof safetyProducts;

const placeOf = (standing: Standing) => Object.keys(safetyProducts).indexOf(standing);
const known = (standing: Standing, ids: EntityIds) => ({ id: ids.products?.[placeOf(standing)] });
const knownSku = (standing: Standing, ids: EntityIds) => ({ id: ids.skus?.[placeOf(standing)] });
