import type { ChangeKind } from "../batch/product-change-form";
import { ProductAuditStatus, ProductTab, ProductType, type Schema } from "@shopkeeper/sdk";

/** What can be done with one product of the list. */
export type ProductRowAction =
  | ("view" | "edit" | "copy" | "preview" | "submit" | "withdraw" | "restore")
  | ("addStock" | "editFreely" | "setFreight" | "recycle" | "remove");

/** The state of a product that decides which actions it has. */
export type ProductActionState = Pick<Schema<"Product">, "isShow" | "isAudit"> & { auditStatus: number; type: number };

/** The actions of a product in its state, most used first; the tab says whether it is in the recycle bin. */
export function productRowActions({ isShow, isAudit, auditStatus, type }: ProductActionState, tab: number): readonly ProductRowAction[] {
  if (tab === ProductTab.recycled) return ["restore", "view", "remove", "preview"];
  if (isAudit) return ["view", "withdraw", "preview", "copy", "recycle"];
  if (isShow) return ["view", "edit", "addStock", "editFreely", "preview", "copy"];
  if (auditStatus === ProductAuditStatus.waiting) return ["submit", "edit", "view", "preview", "copy", "recycle"];
  if (auditStatus === ProductAuditStatus.refused) return ["view", "edit", "recycle", "preview", "copy"];
  return ["edit", "editFreely", "view", ...(type === ProductType.ordinary ? (["setFreight"] as const) : []), "preview", "copy", "recycle"];
}

/** What can be done with many products at once. */
export type BatchAction = "up" | "down" | "freight" | "recycle" | "restore" | "remove" | "submit";

/** What of many products is changed, where their states allow it. */
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

/** What can be changed of many products of a tab. */
export const batchChanges = (tab: number): readonly ChangeKind[] => (actionsOfTab.has(tab) && !unchangeable.has(tab) ? changed : []);

/** The tabs that hold every product once. */
export const homeTabs = [
  ProductTab.onSale,
  ProductTab.storeRoom,
  ProductTab.inReview,
  ProductTab.toSubmit,
  ProductTab.reviewFailed,
  ProductTab.recycled,
] as const;
