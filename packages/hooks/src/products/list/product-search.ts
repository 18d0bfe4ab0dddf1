import { type MerchantClient, ProductTab } from "@shopkeeper/sdk";
import { idIn, type RecordHit, type RecordSearch, uniqueHits } from "../../core";

const address = "/product/list";

/** Finds products on sale and in the store room by name, search word or number, and leads to the list under their tab. */
export const productSearch: RecordSearch = {
  domain: "products",
  icon: "s-goods",
  operationId: "listProducts",
  address,
  label: { zh: "商品", en: "Products" },
  async find(client, text, signal) {
    const [numbered, ...tabs] = await Promise.all([
      productsOf(client, idIn(text), signal),
      ...[ProductTab.onSale, ProductTab.storeRoom].map((type) => namedUnder(client, type, text, signal)),
    ]);
    return uniqueHits([...numbered, ...tabs.flat()].map(hitOf)).slice(0, 5);
  },
};

/** The fields of a product that a hit shows. */
interface Found {
  readonly id: number;
  readonly name: string;
  readonly price: string;
  readonly isShow: boolean;
}

const hitOf = ({ id, name, price, isShow }: Found): RecordHit => ({
  id,
  title: name,
  hint: `#${id} · ¥${price}`,
  path: `${address}?${new URLSearchParams({ ...(!isShow && { type: String(ProductTab.storeRoom) }), keywords: name })}`,
});

async function namedUnder(
  client: MerchantClient,
  type: (typeof ProductTab)["onSale" | "storeRoom"],
  keywords: string,
  signal: AbortSignal,
) {
  return (await client.listProducts({ query: { type, keywords, limit: 5 }, signal })).list;
}

/** The product of a number, when the shop has one that is reviewed and not recycled. */
async function productsOf(client: MerchantClient, productId: number | undefined, signal: AbortSignal) {
  if (productId === undefined) return [];
  return (await client.searchActivityProducts({ query: { productId, limit: 1 }, signal })).list;
}
