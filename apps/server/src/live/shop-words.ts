import type { Shop } from "../tenancy/shop";
import type { ShopWords } from "./goods-rows";

/** Whose goods and rooms the shop's are. */
export async function shopWords(shop: Shop): Promise<ShopWords> {
  const [merchant, info] = [await shop.merchant.find(), await shop.info.find()];
  return { merName: merchant?.name ?? "", merType: info.typeId };
}
