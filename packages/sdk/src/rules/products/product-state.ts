import { ProductAuditStatus } from "../../generated/code-sets";
import type { codes } from "../../generated/codes";
import type { components } from "../../generated/schema";

type CodeKey = keyof typeof codes;

/** The state of a product: on or off the shelf, in or out of the recycle bin, and its review status. */
export interface ProductState {
  isShow: boolean;
  isRecycle: boolean;
  /** 0 exempt, 1 waiting, 2 passed, 3 refused. */
  auditStatus: components["schemas"]["ProductAuditStatus"];
  /** In the review queue. */
  isAudit: boolean;
  /** Goes on the shelf when the review passes it; cleared afterwards. */
  isAutoUp: boolean;
  reason: string | null;
}

/** The conditions of a transition beside the product's state. */
export interface ShelfConditions {
  /** The shop is open. */
  isOpen: boolean;
  /** The platform reviews the shop's products. */
  isReviewed: boolean;
  /** The reason that keeps this product off the shelf: no stock, or a missing part. */
  shelfFault?: CodeKey;
}

/** An action of a shop or the platform on a product. */
export type ProductAction =
  | {
      do:
        | "putOn"
        | "takeDown"
        | "recycle"
        | "restore"
        | "delete"
        | "withdraw"
        | "edit"
        | "addStock"
        | "setPrices"
        | "setCategories"
        | "setStock"
        | "setFreight"
        | "setCommission"
        | "addCoupons";
    }
  /** With a version it overwrites nothing unseen: pieces sold meanwhile change the version. */
  | { do: "editFreely"; isVersioned: boolean }
  | { do: "submit"; isAutoUp: boolean }
  | { do: "pass" }
  | { do: "refuse"; reason: string };

/** The transition of an action: the code of its refusal, or the changes; none if the product already has that state. */
export type Transition = { refused: CodeKey } | { change: Partial<ProductState> };

const unchanged: Transition = { change: {} };

/** The state machine of products. */
export function transitionOf(action: ProductAction, product: ProductState, shop: ShelfConditions): Transition {
  switch (action.do) {
    case "putOn":
      return putOn(product, shop);
    case "takeDown":
      return product.isShow ? { change: { isShow: false } } : unchanged;
    case "recycle":
      // a product in the bin is neither sold nor reviewed
      return product.isRecycle ? { refused: "productRecycledAlready" } : { change: { isRecycle: true, isShow: false, isAudit: false } };
    case "restore":
      return product.isRecycle ? { change: { isRecycle: false, isShow: false } } : unchanged;
    case "delete":
      return product.isShow ? { refused: "productOnShelf" } : { change: { isAudit: false } };
    case "submit":
      return submit(product, shop, action.isAutoUp);
    case "withdraw":
      return product.isAudit ? { change: { isAudit: false } } : { refused: "productReviewState" };
    case "edit":
    case "setStock":
      return offShelf(product) ?? unchanged;
    case "editFreely":
      return (action.isVersioned ? (kept(product) ?? unreviewed(product)) : offShelf(product)) ?? unchanged;
    case "addStock":
    case "setPrices":
    case "setCategories":
      return kept(product) ?? unreviewed(product) ?? unchanged;
    case "setFreight":
    case "setCommission":
    case "addCoupons":
      return offShelf(product) ?? (isSound(product) ? unchanged : { refused: "productReviewState" });
    case "pass":
      return isQueued(product) ? { change: passed(product.isAutoUp, shop) } : { refused: "productReviewState" };
    case "refuse":
      return isQueued(product)
        ? { change: { auditStatus: ProductAuditStatus.refused, isAudit: false, isShow: false, reason: action.reason } }
        : { refused: "productReviewState" };
  }
}

/** Options of a save beside the product itself. */
export interface SaveWishes {
  isAutoUp: boolean;
  isAutoSubmitAudit: boolean;
}

/**
 * The state of a product after it was saved or edited.
 *
 * If products are reviewed, a changed product waits for a new review, and an unchanged one keeps its result; otherwise none waits.
 * It goes on the shelf, or into the queue, only if requested.
 */
export function stateAfterSave(
  before: ProductState | undefined,
  isChanged: boolean,
  wishes: SaveWishes,
  shop: ShelfConditions,
): ProductState {
  const judged = before && !isChanged ? before.auditStatus : undefined;
  const auditStatus = shop.isReviewed
    ? (judged ?? ProductAuditStatus.waiting)
    : judged === ProductAuditStatus.passed
      ? ProductAuditStatus.passed
      : ProductAuditStatus.exempt;
  const waits = auditStatus === ProductAuditStatus.waiting || auditStatus === ProductAuditStatus.refused;
  if (!waits) {
    const isShow = wishes.isAutoUp && shop.isOpen && shop.shelfFault === undefined;
    return { isShow, isRecycle: false, isAudit: false, auditStatus, isAutoUp: false, reason: null };
  }
  const isAudit = wishes.isAutoSubmitAudit;
  const isStill = auditStatus === ProductAuditStatus.refused && !isAudit;
  return {
    isShow: false,
    isRecycle: false,
    isAudit,
    auditStatus: isStill ? ProductAuditStatus.refused : ProductAuditStatus.waiting,
    isAutoUp: wishes.isAutoUp,
    reason: isStill ? (before?.reason ?? null) : null,
  };
}

function putOn(product: ProductState, { isOpen, shelfFault }: ShelfConditions): Transition {
  const refused = kept(product) ?? unreviewed(product);
  if (refused) return refused;
  if (!isSound(product)) return { refused: "productReviewState" };
  if (product.isShow) return unchanged;
  if (!isOpen) return { refused: "merchantClosed" };
  return shelfFault === undefined ? { change: { isShow: true } } : { refused: shelfFault };
}

function submit(product: ProductState, shop: ShelfConditions, isAutoUp: boolean): Transition {
  if (product.isRecycle) return { refused: "productRecycledAlready" };
  const refused = unreviewed(product);
  if (refused) return refused;
  if (product.auditStatus !== ProductAuditStatus.waiting) return { refused: "productReviewState" };
  return { change: shop.isReviewed ? { isAudit: true, isShow: false, isAutoUp, reason: null } : passed(isAutoUp, shop) };
}

const passed = (isAutoUp: boolean, { isOpen, shelfFault }: ShelfConditions) => ({
  auditStatus: ProductAuditStatus.passed,
  isAudit: false,
  isShow: isAutoUp && isOpen && shelfFault === undefined,
  isAutoUp: false,
  reason: null,
});

const isQueued = ({ isAudit, auditStatus, isRecycle }: ProductState) => isAudit && auditStatus === ProductAuditStatus.waiting && !isRecycle;
const isSound = ({ auditStatus }: ProductState) => auditStatus === ProductAuditStatus.exempt || auditStatus === ProductAuditStatus.passed;

/** The code with which an edit of a product is refused; undefined if it may be edited. */
export function editRefusal({ isRecycle, isShow, isAudit }: Pick<ProductState, "isRecycle" | "isShow" | "isAudit">) {
  if (isRecycle) return "productRecycled";
  if (isShow) return "productOnShelf";
  return isAudit ? "productInReview" : undefined;
}

const kept = ({ isRecycle }: ProductState): Transition | undefined => (isRecycle ? { refused: "productRecycled" } : undefined);
const unreviewed = ({ isAudit }: ProductState): Transition | undefined => (isAudit ? { refused: "productInReview" } : undefined);

function offShelf(product: ProductState): Transition | undefined {
  const refused = editRefusal(product);
  return refused && { refused };
}
