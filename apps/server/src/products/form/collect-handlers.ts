import type { HandlersOf } from "../../kernel/handlers";
import { Refusal } from "../../core/refusal";
import type { Shop } from "../../tenancy/shop";
import type { PreparedProducts } from "./prepare-collecting";

/** The calls that fill a product form from a public page. */
export const productCollectHandlers = {
  async importProduct({ shop, prepared }) {
    await takeCopy(shop);
    return prepared;
  },

  async copyProduct({ shop, prepared }) {
    await takeCopy(shop);
    return { info: prepared };
  },

  async getCopyConfig({ shop }) {
    const merchant = await shop.merchant.find();
    return { copyType: "1", copyNum: merchant?.copyProductNum ?? 0 };
  },
} satisfies Partial<HandlersOf<"products", PreparedProducts>>;

async function takeCopy(shop: Shop) {
  if (!(await shop.merchant.takeCopy())) throw new Refusal("copiesUsedUp");
}
