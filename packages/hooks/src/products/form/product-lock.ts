import { ProductType, type Schema } from "@shopkeeper/sdk";
import { editRefusal } from "@shopkeeper/sdk/rules/products";
import type { ProductFormKey } from "./product-form-messages";

/** The purpose of a product form; `copy` starts from another product, `collect` from a page. */
export type ProductMode = "add" | "collect" | "copy" | "edit" | "view";

const notices = {
  productRecycled: "notices.recycled",
  productOnShelf: "notices.onShelf",
  productInReview: "notices.inReview",
} as const satisfies Record<string, ProductFormKey>;

/** Why a product cannot be edited in its state, or copied; undefined if it can. */
export function productLock(
  mode: ProductMode,
  product: (Pick<Schema<"ProductInfo">, "isShow" | "isAudit" | "isRecycle"> & { type: number }) | undefined,
): ProductFormKey | undefined {
  if (!product || mode === "view") return undefined;
  if (product.type !== ProductType.ordinary && product.type !== ProductType.virtual) return "notices.otherType";
  const refusal = mode === "edit" ? editRefusal(product) : undefined;
  return refusal && notices[refusal];
}
