import { labelOf, type MerchantClient, ProductTab } from "@shopkeeper/sdk";
import { currentLanguage, idIn, type RecordHit, type RecordSearch, uniqueHits } from "../../core";
import { homeTabs } from "./product-row-actions";

const address = "/product/list";

/** Finds products in every state by name, search word or number, says in which they are, and leads to the list under their tab. */
export const productSearch: RecordSearch = {
  domain: "products",
  icon: "s-goods",
  operationId: "listProducts",
  address,
  label: { zh: "商品", en: "Products" },
  async find(client, text, signal) {
    const found = await Promise.all([numbered(client, idIn(text), signal), named(client, text, signal)]);
    return uniqueHits(found.flat()).slice(0, 5);
  },
};

/** The product of a number. */
async function numbered(client: MerchantClient, id: number | undefined, signal: AbortSignal): Promise<readonly RecordHit[]> {
  if (id === undefined) return [];
  const name = await client.getProduct({ path: { id }, signal }).then(
    (product) => product.name,
    // there is none, or the account may only pick products
    async () => (await client.searchActivityProducts({ query: { productId: id, limit: 1 }, signal })).list[0]?.name,
  );
  return name === undefined ? [] : (await named(client, name, signal)).filter((hit) => hit.id === id);
}

const named = async (client: MerchantClient, keywords: string, signal: AbortSignal) =>
  (await Promise.all(homeTabs.map((type) => namedUnder(client, type, keywords, signal)))).flat();

async function namedUnder(client: MerchantClient, type: (typeof homeTabs)[number], keywords: string, signal: AbortSignal) {
  const { list } = await client.listProducts({ query: { type, keywords, limit: 5 }, signal });
  return list.map(({ id, name, price }): RecordHit => ({
    id,
    title: name,
    hint: `#${id} · ¥${price} · ${labelOf("ProductTab", type, currentLanguage())}`,
    path: `${address}?${new URLSearchParams({ ...(type !== ProductTab.onSale && { type: String(type) }), keywords: name })}`,
  }));
}
