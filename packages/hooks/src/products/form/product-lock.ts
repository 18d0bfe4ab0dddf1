import { ProductType, type Schema } from "@shopkeeper/sdk";
import type { ProductFormKey } from "./product-form-messages";

/** What a product form is for; `copy` begins a new product as another one is, `collect` as a page says. */
export type ProductMode = "add" | "collect" | "copy" | "edit" | "view";

type Standing = Pick<Schema<"ProductInfo">, "type" | "isShow" | "isAudit" | "isRecycle">;

/** Why a product cannot be edited as it stands, or copied as it is; undefined when it can. */
export function productLock(mode: ProductMode, product: Standing | undefined): ProductFormKey | undefined {
  if (!product || mode === "view") return undefined;
  if (product.type !== ProductType.ordinary && product.type !== ProductType.virtual) return "notices.otherType";
  if (mode !== "edit") return undefined;
  if (product.isRecycle) return "notices.recycled";
  if (product.isShow) return "notices.onShelf";
  return product.isAudit ? "notices.inReview" : undefined;
}
