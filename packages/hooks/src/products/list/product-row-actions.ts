import type { ChangeKind } from "../batch/product-change-form";
import { ProductAuditStatus, ProductTab, ProductType, type Schema } from "@shopkeeper/sdk";

/** The actions of one product in the list. */
export type ProductRowAction =
  | ("view" | "edit" | "copy" | "preview" | "submit" | "withdraw" | "restore")
  | ("addStock" | "editFreely" | "setFreight" | "recycle" | "remove");

/** The state of a product that decides its actions. */
export type ProductActionState = Pick<Schema<"Product">, "isShow" | "isAudit"> & { auditStatus: number; type: number };

/** The actions of a product in its state, most used first; the tab tells whether it is in the recycle bin. */
export function productRowActions({ isShow, isAudit, auditStatus, type }: ProductActionState, tab: number): readonly ProductRowAction[] {
  if (tab === ProductTab.recycled) return ["restore", "view", "remove", "preview"];
  if (isAudit) return ["view", "withdraw", "preview", "copy", "recycle"];
  if (isShow) return ["view", "edit", "addStock", "editFreely", "preview", "copy"];
  if (auditStatus === ProductAuditStatus.waiting) return ["submit", "edit", "view", "preview", "copy", "recycle"];
  if (auditStatus === ProductAuditStatus.refused) return ["view", "edit", "recycle", "preview", "copy"];
  return ["edit", "editFreely", "view", ...(type === ProductType.ordinary ? (["setFreight"] as const) : []), "preview", "copy", "recycle"];
}

/** The bulk actions of products. */
export type BatchAction = "up" | "down" | "freight" | "recycle" | "restore" | "remove" | "submit";

/** The batch changes, if the states of the products allow them. */
const changed: readonly ChangeKind[] = ["price", "stock", "category"];

const actionsOfTab: ReadonlyMap<number, readonly BatchAction[]> = new Map([
  [ProductTab.all, ["up", "down", "recycle"]],
  [ProductTab.onSale, ["down"]],
  [ProductTab.storeRoom, ["up", "freight", "recycle"]],
  [ProductTab.soldOut, ["up", "down"]],
  [ProductTab.lowStock, ["up", "down"]],
  [ProductTab.recycled, ["restore", "remove"]],
  [ProductTab.inReview, ["recycle"]],
  [ProductTab.reviewFailed, ["recycle"]],
  [ProductTab.toSubmit, ["submit", "recycle"]],
]);

/** The bulk actions of a tab. */
export const batchActions = (tab: number): readonly BatchAction[] => actionsOfTab.get(tab) ?? [];

const unchangeable: ReadonlySet<number> = new Set([ProductTab.recycled, ProductTab.inReview]);

/** The batch changes of a tab. */
export const batchChanges = (tab: number): readonly ChangeKind[] => (actionsOfTab.has(tab) && !unchangeable.has(tab) ? changed : []);

/** The tabs that partition all products. */
export const homeTabs = [
  ProductTab.onSale,
  ProductTab.storeRoom,
  ProductTab.inReview,
  ProductTab.toSubmit,
  ProductTab.reviewFailed,
  ProductTab.recycled,
] as const;
