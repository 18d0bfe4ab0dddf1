import { ProductAuditStatus, ProductTab, ProductType, type Schema } from "@shopkeeper/sdk";

/** What can be done with one product of the list. */
export type ProductRowAction =
  "view" | "edit" | "copy" | "submit" | "withdraw" | "restore" | "addStock" | "editFreely" | "setFreight" | "recycle" | "remove";

/** The state of a product that decides which actions it has. */
export type ProductActionState = Pick<Schema<"Product">, "isShow" | "isAudit"> & { auditStatus: number; type: number };

/** The actions of a product in its state, most used first; the tab says whether it is in the recycle bin. */
export function productRowActions({ isShow, isAudit, auditStatus, type }: ProductActionState, tab: number): readonly ProductRowAction[] {
  if (tab === ProductTab.recycled) return ["restore", "view", "remove"];
  if (isAudit) return ["view", "withdraw", "copy", "recycle"];
  if (isShow) return ["view", "edit", "addStock", "copy"];
  if (auditStatus === ProductAuditStatus.waiting) return ["submit", "edit", "view", "copy", "recycle"];
  if (auditStatus === ProductAuditStatus.refused) return ["view", "edit", "recycle", "copy"];
  return ["edit", "editFreely", "view", ...(type === ProductType.ordinary ? (["setFreight"] as const) : []), "copy", "recycle"];
}

/** What can be done with many products at once. */
export type BatchAction = "up" | "down" | "freight" | "recycle" | "restore" | "remove" | "submit";

const actionsOfTab: ReadonlyMap<number, readonly BatchAction[]> = new Map([
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
