import type { Shop } from "../tenancy/shop";
import type { ShopWords } from "./goods-rows";

/** The merchant's fields in the rows of the shop's goods and rooms. */
export async function shopWords(shop: Shop): Promise<ShopWords> {
  const [merchant, info] = [await shop.merchant.find(), await shop.info.find()];
  return { merName: merchant?.name ?? "", merType: info.typeId };
}
