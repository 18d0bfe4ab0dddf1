import { MarketingType, ProductTab } from "@shopkeeper/sdk/contract";
import { seckillRuleMessages } from "@shopkeeper/sdk/rules/seckill";
import type { Call } from "../kernel/call";
import type { HandlersOf } from "../kernel/handlers";
import { parseIds } from "../kit/id-list";
import { invalidFields } from "../core/refusal";
import { searchText } from "../kit/search-text";
import type { Shop } from "../tenancy/shop";
import { nameExport } from "../exports/shared";
import { activityPlace } from "../seckill/shared";
import { alertStock, productFilter, productScope } from "./list/product-scope";
import { productBatchHandlers } from "./batch/batch-handlers";
import { productPromotionHandlers } from "./batch/promotion-handlers";
import { productCollectHandlers } from "./form/collect-handlers";
import { productEditHandlers } from "./form/edit-handlers";
import { productImportHandlers } from "./transfer/import-handlers";
import { productStateHandlers } from "./state/state-handlers";
import type { PreparedProducts } from "./form/prepare-collecting";
import type { ProductExport } from "./transfer/transfer-store";
import { transferMessages } from "./transfer/transfer-messages";

/** The calls on the shop's products, and on the platform's brands. */
export const productHandlers: HandlersOf<"products", PreparedProducts> = {
  ...productEditHandlers,
  ...productStateHandlers,
  ...productCollectHandlers,
  ...productImportHandlers,
  ...productBatchHandlers,
  ...productPromotionHandlers,

  async listProducts({ query, shop }) {
    const page = await shop.products.page(await productScope(shop, query), query);
    return { ...page, list: await withCategoryNames(shop, page.list) };
  },

  listProductIds: async ({ query, shop }) => shop.products.ids(await productScope(shop, query), query),

  async listProductTabs({ query, shop }) {
    return shop.products.tabs((await productScope(shop, query)).filter, await alertStock(shop), query.withAll);
  },

  async exportProducts(call) {
    const { query, shop } = call;
    const { orderBy, order } = query;
    const scope = await productScope(shop, query);
    const filter = { ...scope.filter, ids: query.ids ? parseIds(query.ids) : undefined };
    const criteria: ProductExport = { ...scope, filter, order: { orderBy, order } };
    const size = await shop.products.transfer.size(criteria);
    return nameExport(call, { kind: "product", title: transferMessages.productSheet, ...size, criteria });
  },

  searchActivityProducts: searchPickable,
  searchMarketingProducts: searchPickable,

  listAllBrands: ({ shop }) => shop.products.brands.all(),

  async listBrands({ query, shop }) {
    return shop.products.brands.page(await shop.categories.platformBelow(query.cid), searchText(query.brandName), query);
  },
};

async function withCategoryNames<Row extends { categoryId: number }>(shop: Shop, rows: readonly Row[]) {
  const names = await shop.categories.platformNames(rows.map((row) => row.categoryId));
  return rows.map((row) => ({ ...row, categoryName: names.get(row.categoryId) ?? "" }));
}

/** The products that an activity accepts. */
async function searchPickable({ query, shop, platform }: Pick<Call<"searchActivityProducts">, "query" | "shop" | "platform">) {
  if (query.marketingType === MarketingType.seckill && query.activityId === undefined)
    throw invalidFields({ activityId: seckillRuleMessages.activityEmpty });
  const place = query.activityId === undefined ? undefined : await activityPlace(shop, query.activityId, platform.clock.now());
  const filter = { ...(await productFilter(shop, query)), id: query.productId, activityCategories: place?.categories };
  const stock = query.type === ProductTab.lowStock ? await alertStock(shop) : 0;
  const page = await shop.products.activityPage({ tab: query.type, filter, alertStock: stock }, query);
  const merchant = await shop.merchant.find();
  const rows = page.list.map((row) => ({
    ...row,
    ...{ merName: merchant?.name ?? "", merStarLevel: merchant?.starLevel ?? 0 },
    ...(place && { isTakingPart: place.products.has(row.id) }),
  }));
  return { ...page, list: await withCategoryNames(shop, rows) };
}
