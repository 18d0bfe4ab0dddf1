import type { Shop } from "../../core/shop";
import type { ShopState } from "./state-store";

/** Whether the shop is open, and whether the platform reviews its products. */
export async function shopState(shop: Shop): Promise<ShopState> {
  const merchant = await shop.merchant.find();
  return { isOpen: merchant?.isSwitch ?? false, isReviewed: merchant?.productSwitch ?? false };
}
