import { labelOf, type MerchantClient, ProductTab, type Schema } from "@shopkeeper/sdk";
import { currentLanguage } from "../../texts";
import { pageAt } from "../../core/page-at";
import { idIn, type RecordHit, type RecordSearch, uniqueHits } from "../../list";
import { tabOfProduct } from "../tab-of-product";
import { homeTabs } from "./product-row-actions";

const address = "/product/list";

/** The number of rows read for a name; the hits are chosen from them. */
const limit = 100;

/** Finds products in every state by name, search word or number, shows their state, and opens the list with their tab. */
export const productSearch: RecordSearch = {
  domain: "products",
  icon: "s-goods",
  operationId: "listProducts",
  address,
  label: { zh: "商品", en: "Products" },
  async find(client, text, signal) {
    const [numbered, named] = await Promise.all([withNumber(client, idIn(text), signal), withName(client, text, signal)]);
    const hits = [...numbered, ...bestOfEachState(named)].map(({ product, tab }) => hitOf(product, tab));
    return uniqueHits(hits).slice(0, homeTabs.length);
  },
};

interface Found {
  readonly product: Pick<Schema<"Product">, "id" | "name" | "price">;
  readonly tab: (typeof homeTabs)[number];
}

async function withNumber(client: MerchantClient, id: number | undefined, signal: AbortSignal): Promise<readonly Found[]> {
  if (id === undefined) return [];
  return client.getProduct({ path: { id }, signal }).then(
    (product) => [{ product, tab: tabOfProduct(product) }],
    async () => {
      // it does not exist, or the account may only pick products
      const [picked] = (await client.searchActivityProducts({ query: { productId: id, limit: 1 }, signal })).list;
      return picked === undefined ? [] : (await withName(client, picked.name, signal)).filter(({ product }) => product.id === id);
    },
  );
}

/** The products with a name, in list order; those in the recycle bin last. */
async function withName(client: MerchantClient, keywords: string, signal: AbortSignal): Promise<readonly Found[]> {
  const rowsOf = async (type: Schema<"ProductTab">) => (await client.listProducts({ query: { type, keywords, limit }, signal })).list;
  const [listed, recycled] = await Promise.all([rowsOf(ProductTab.all), rowsOf(ProductTab.recycled)]);
  return [
    ...listed.map((product) => ({ product, tab: tabOfProduct(product) })),
    ...recycled.map((product) => ({ product, tab: ProductTab.recycled })),
  ];
}

/** The hits round-robin by state: the first of each state before the second of any. */
function bestOfEachState(found: readonly Found[]): readonly Found[] {
  const byState = homeTabs.map((tab) => found.filter((one) => one.tab === tab));
  return Array.from({ length: limit }, (_, rank) => byState.flatMap((ofState) => ofState.slice(rank, rank + 1))).flat();
}

const hitOf = ({ id, name, price }: Found["product"], tab: Found["tab"]): RecordHit => ({
  id,
  title: name,
  hint: `#${id} · ¥${price} · ${labelOf("ProductTab", tab, currentLanguage())}`,
  path: pageAt(address, { ...(tab !== ProductTab.onSale && { type: tab }), keywords: name }),
});
