import { moneyText } from "@shopkeeper/sdk/rules/money";
import { changedPrice, isPriceInRange, type PriceChange, priceDoubt, priceMaxCents, vipPriceProblem } from "@shopkeeper/sdk/rules/products";
import { Refusal } from "../../core/refusal";
import type { StoredProduct } from "../form/product-info";
import type { SkuSetting } from "../stock/stock-store";

/** The prices of a product after a change, or the reason of a refusal. */
export interface NewPrices {
  settings: SkuSetting[];
  refusal?: Refusal;
  /** The number of prices that look wrong and did not before. */
  doubtful: number;
  isChanged: boolean;
}

/** The prices of a product after a change. */
export function newPrices({ row, skus }: StoredProduct, change: PriceChange): NewPrices {
  const settings = skus.map(({ id, stock, price }) => ({ id, stock, price: changedPrice(price, change) }));
  const priceAt = (at: number) => settings[at]?.price ?? 0;
  const isNew = (sku: { price: number }, at: number) => sku.price !== priceAt(at);
  return {
    settings,
    refusal: refusalOf(),
    doubtful: skus.filter((sku, at) => isNew(sku, at) && priceDoubt(priceAt(at), sku.cost, sku.price) !== undefined).length,
    isChanged: skus.some(isNew),
  };

  function refusalOf(): Refusal | undefined {
    const { name } = row;
    const wrong = settings.find(({ price }) => !isPriceInRange(price));
    if (wrong) return new Refusal("productPriceRange", { name, price: moneyText(wrong.price), limit: moneyText(priceMaxCents) });
    const isWrong = row.isPaidMember && skus.some(({ vipPrice }, at) => vipPriceProblem(priceAt(at), vipPrice) !== undefined);
    return isWrong ? new Refusal("productVipPrice", { name }) : undefined;
  }
}
