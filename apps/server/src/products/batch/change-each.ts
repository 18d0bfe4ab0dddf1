import type { Language } from "@shopkeeper/sdk/rules/core";
import type { ProductAction } from "@shopkeeper/sdk/rules/products";
import { Refusal } from "../../core/refusal";
import type { Shop } from "../../tenancy/shop";
import { pause } from "../../core/yield-every";
import type { StoredProduct } from "../form/product-info";
import { actionRefusal } from "../form/product-saving";
import { skuSlices, skusIn } from "../list/sku-slices";
import { remembering } from "../transfer/remembering";

/** The most SKUs of the products of one batch together: twenty of the largest products. */
const batchSkusMax = 40_960;

/** The planned change of one product: a refusal, a write, or undefined if nothing changes. */
export type ProductChange = Refusal | { write: () => Promise<unknown> } | undefined;

/** The result for each of some of the shop's products, in the order of their ids; all are refused if one is missing. */
export async function eachProduct<Result>(
  shop: Shop,
  idList: readonly number[],
  isLocked: boolean,
  judge: (stored: StoredProduct) => Promise<Result>,
): Promise<Result[]> {
  const ids = [...new Set(idList)];
  const { edits, briefs, transfer } = shop.products;
  const present = new Set((await briefs(ids)).map(({ id }) => id));
  const missing = ids.filter((id) => !present.has(id));
  if (missing.length > 0) throw new Refusal("productMissing", {}, { data: { ids: missing } });
  const counts = await transfer.skuCounts(ids);
  const count = skusIn(counts);
  if (count > batchSkusMax) throw new Refusal("productsTooLarge", { count, limit: batchSkusMax });
  const results = new Map<number, Result>();
  for (const slice of skuSlices(ids, counts)) {
    for (const [id, stored] of await edits.whole(slice, isLocked)) results.set(id, await judge(stored));
    await pause();
  }
  return ids.flatMap((id) => results.get(id) ?? []);
}

/** Changes a product whose state allows it, or refuses it. */
export async function changeOne(shop: Shop, id: number, action: ProductAction, changeOf: (stored: StoredProduct) => ProductChange) {
  await eachProduct(shop, [id], true, async (stored) => {
    const change = (await actionRefusal(shop, stored, action)) ?? changeOf(stored);
    if (change instanceof Refusal) throw change;
    await change?.write();
  });
  return null;
}

/** Changes each of some products whose state allows it, and answers the result of each. */
export function changeEach(
  shop: Shop,
  language: Language,
  idList: readonly number[],
  action: ProductAction,
  changeOf: (stored: StoredProduct) => ProductChange,
) {
  const remembered = remembering(shop);
  return eachProduct(shop, idList, true, async (stored) => {
    const { id, name, isShow } = stored.row;
    const change = (await actionRefusal(remembered, stored, action)) ?? changeOf(stored);
    const result = { id, name, code: 200, message: null, isChanged: false, wasShown: isShow };
    if (change instanceof Refusal) return { ...result, code: change.code, message: change.text[language] };
    if (change) await change.write();
    return { ...result, isChanged: change !== undefined };
  });
}
