import { shelfAfter, type VideoShelfAction } from "@shopkeeper/sdk/rules/video-channel";
import type { HandlersOf } from "../kernel/handlers";
import { searchText } from "../kit/search-text";
import type { Shop } from "../tenancy/shop";
import { approvedOf } from "./assertions";
import type { PreparedChannel } from "./prepared";
import { listedProduct, productInfo } from "./product-rows";

type Products =
  | ("listVideoProducts" | "getVideoProduct" | "deleteVideoProduct")
  | ("putOnVideoProduct" | "putOnVideoProductByGet" | "putDownVideoProduct" | "putDownVideoProductByGet");

const putOn = ({ path, shop }: ProductCall) => shelve(shop, "putOn", path.proId);
const putDown = ({ path, shop }: ProductCall) => shelve(shop, "putDown", path.proId);

/** The calls on products that WeChat has approved; their preparations have already changed them at WeChat. */
export const productHandlers: Pick<HandlersOf<"video-channel", PreparedChannel>, Products> = {
  async listVideoProducts({ query, shop }) {
    const page = await shop.videoProducts.approved({ proId: query.proId, search: searchText(query.search) }, query);
    return { ...page, list: page.list.map((row) => listedProduct(row, shop.files)) };
  },

  async getVideoProduct({ path, shop }) {
    const product = await approvedOf(shop, path.id);
    return productInfo(product, await shop.videoProducts.skus(product.id), shop.files);
  },

  putOnVideoProduct: putOn,
  putOnVideoProductByGet: putOn,
  putDownVideoProduct: putDown,
  putDownVideoProductByGet: putDown,

  async deleteVideoProduct({ path, shop }) {
    const { id } = await approvedOf(shop, path.proId, true);
    await shop.videoProducts.change(id, { isDel: true, dueTime: null });
    return null;
  },
};

interface ProductCall {
  path: { proId: number };
  shop: Shop;
}

/** WeChat has done it; a poll may have stored the new state already. */
async function shelve(shop: Shop, action: VideoShelfAction, id: number) {
  const product = await approvedOf(shop, id, true);
  const after = shelfAfter(action, product.status);
  if (after) await shop.videoProducts.change(id, after);
  return null;
}
