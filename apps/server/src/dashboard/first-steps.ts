import { FirstStepKey, ProductTab, type Schema } from "@shopkeeper/sdk/contract";
import { openingGaps } from "@shopkeeper/sdk/rules/store";
import type { Shop } from "../tenancy/shop";

/** One row is enough to know that there are some. */
const one = { page: 1, limit: 1 };

/** The first steps of a new shop, each done or open by the stored data. */
export async function firstSteps(shop: Shop): Promise<Schema<"FirstSteps">> {
  const merchant = await shop.merchant.find();
  const isPutAway = merchant?.hasPutAwaySteps ?? false;
  // most shops have dismissed them, or completed them long ago
  if (isPutAway) return { isPutAway, steps: [] };
  const settlement = await shop.settlementInfo.find();
  const tabs = await shop.products.tabs({}, 0);
  const done: Readonly<Record<Schema<"FirstStepKey">, boolean>> = {
    shopInfo: openingGaps(await shop.info.find()).length === 0,
    settlement: [settlement.bankCard, settlement.wechatCode, settlement.alipayCode].some((account) => account !== ""),
    freight: (await shop.shippingTemplates.page(undefined, one)).total > 0,
    category: (await shop.categories.list()).length > 0,
    product: tabs.some(({ count }) => count > 0),
    onSale: tabs.some(({ type, count }) => type === ProductTab.onSale && count > 0),
    // the owner alone is no staff
    staff: (await shop.admins.page({ name: undefined, roleId: undefined, status: undefined, withOwner: true }, one)).total > 1,
    open: merchant?.isSwitch ?? false,
  };
  return { isPutAway, steps: Object.values(FirstStepKey).map((key) => ({ key, isDone: done[key] })) };
}
