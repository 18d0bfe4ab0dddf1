import { ProductAuditStatus, ProductTab, ProductType, type Schema } from "@shopkeeper/sdk";

/** One thing that is done with a product of the list. */
export type ProductStep =
  "view" | "edit" | "copy" | "submit" | "withdraw" | "restore" | "addStock" | "editFreely" | "setFreight" | "recycle" | "remove";

/** What of a product says what can be done with it. */
export type StepSubject = Pick<Schema<"Product">, "isShow" | "isAudit" | "auditStatus" | "type">;

/** What can be done with a product where it stands, most wanted first; the tab says whether it lies in the recycle bin. */
export function productSteps({ isShow, isAudit, auditStatus, type }: StepSubject, tab: number): readonly ProductStep[] {
  if (tab === ProductTab.recycled) return ["restore", "view", "remove"];
  if (isAudit) return ["view", "withdraw", "copy", "recycle"];
  if (isShow) return ["view", "edit", "addStock", "copy"];
  if (auditStatus === ProductAuditStatus.waiting) return ["submit", "edit", "view", "copy", "recycle"];
  if (auditStatus === ProductAuditStatus.refused) return ["view", "edit", "recycle", "copy"];
  return ["edit", "editFreely", "view", ...(type === ProductType.ordinary ? (["setFreight"] as const) : []), "copy", "recycle"];
}

/** One thing that is done with many products. */
export type BatchAction = "up" | "down" | "freight" | "recycle" | "restore" | "remove" | "submit";

const actions: ReadonlyMap<number, readonly BatchAction[]> = new Map([
  [ProductTab.onSale, ["down"]],
  [ProductTab.storeRoom, ["up", "freight", "recycle"]],
  [ProductTab.soldOut, ["up", "down"]],
  [ProductTab.lowStock, ["up", "down"]],
  [ProductTab.recycled, ["restore", "remove"]],
  [ProductTab.inReview, ["recycle"]],
  [ProductTab.reviewFailed, ["recycle"]],
  [ProductTab.toSubmit, ["submit", "recycle"]],
]);

/** What can be done with many products of a tab. */
export const batchActions = (tab: number): readonly BatchAction[] => actions.get(tab) ?? [];
