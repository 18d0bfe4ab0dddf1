import { ProductAuditStatus } from "@shopkeeper/sdk/contract";
import type { CodeKey } from "../../core/refusal";

/** Where a product stands: on the shelf or off it, in the recycle bin or out of it, and how far its review is. */
export interface Standing {
  isShow: boolean;
  isRecycle: boolean;
  /** 0 exempt, 1 waiting, 2 passed, 3 refused. */
  auditStatus: number;
  /** In the review queue. */
  isAudit: boolean;
  /** Goes on the shelf when the review passes it; a wish that was met is forgotten. */
  isAutoUp: boolean;
  reason: string | null;
}

/** What a step depends on beside the product's standing. */
export interface Surroundings {
  /** The shop is open. */
  isOpen: boolean;
  /** The platform reviews the shop's products. */
  isReviewed: boolean;
  /** What keeps this product off the shelf: no stock, or something that it lacks. */
  shelfFault?: CodeKey;
}

/** What a shop or the platform does to a product. */
export type Step =
  | { do: "putOn" | "takeDown" | "recycle" | "restore" | "delete" | "withdraw" | "edit" | "editFreely" | "addStock" | "setFreight" }
  | { do: "submit"; isAutoUp: boolean }
  | { do: "pass" }
  | { do: "refuse"; reason: string };

/** What becomes of a step: why it is refused, or what changes; nothing changes where the product stands there already. */
export type Outcome = { refused: CodeKey } | { change: Partial<Standing> };

const unchanged: Outcome = { change: {} };

/** The state machine of products. */
export function outcomeOf(step: Step, product: Standing, shop: Surroundings): Outcome {
  switch (step.do) {
    case "putOn":
      return putOn(product, shop);
    case "takeDown":
      return product.isShow ? { change: { isShow: false } } : unchanged;
    case "recycle":
      // what lies in the bin is neither sold nor reviewed
      return product.isRecycle ? { refused: "productRecycledAlready" } : { change: { isRecycle: true, isShow: false, isAudit: false } };
    case "restore":
      return product.isRecycle ? { change: { isRecycle: false, isShow: false } } : unchanged;
    case "delete":
      return product.isShow ? { refused: "productOnShelf" } : { change: { isAudit: false } };
    case "submit":
      return submit(product, shop, step.isAutoUp);
    case "withdraw":
      return product.isAudit ? { change: { isAudit: false } } : { refused: "productReviewState" };
    case "edit":
    case "editFreely":
      return offShelf(product) ?? unchanged;
    case "addStock":
      return kept(product) ?? unreviewed(product) ?? unchanged;
    case "setFreight":
      return offShelf(product) ?? (isSound(product) ? unchanged : { refused: "productReviewState" });
    case "pass":
      return isQueued(product) ? { change: passed(product.isAutoUp, shop) } : { refused: "productReviewState" };
    case "refuse":
      return isQueued(product)
        ? { change: { auditStatus: ProductAuditStatus.refused, isAudit: false, isShow: false, reason: step.reason } }
        : { refused: "productReviewState" };
  }
}

/** What a save asks for beside the product itself. */
export interface SaveWishes {
  isAutoUp: boolean;
  isAutoSubmitAudit: boolean;
}

/**
 * Where a product stands after it was saved or edited.
 *
 * Where products are reviewed, what has changed waits for a review anew, and what has not stays as it was judged; elsewhere
 * nothing waits. It goes on the shelf, or into the queue, only where that was wished.
 */
export function standingAfterSave(before: Standing | undefined, isChanged: boolean, wishes: SaveWishes, shop: Surroundings): Standing {
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

function putOn(product: Standing, { isOpen, shelfFault }: Surroundings): Outcome {
  const refused = kept(product) ?? unreviewed(product);
  if (refused) return refused;
  if (!isSound(product)) return { refused: "productReviewState" };
  if (product.isShow) return unchanged;
  if (!isOpen) return { refused: "merchantClosed" };
  return shelfFault === undefined ? { change: { isShow: true } } : { refused: shelfFault };
}

function submit(product: Standing, shop: Surroundings, isAutoUp: boolean): Outcome {
  if (product.isRecycle) return { refused: "productRecycledAlready" };
  const refused = unreviewed(product);
  if (refused) return refused;
  if (product.auditStatus !== ProductAuditStatus.waiting) return { refused: "productReviewState" };
  return { change: shop.isReviewed ? { isAudit: true, isShow: false, isAutoUp, reason: null } : passed(isAutoUp, shop) };
}

const passed = (isAutoUp: boolean, { isOpen, shelfFault }: Surroundings) => ({
  auditStatus: ProductAuditStatus.passed,
  isAudit: false,
  isShow: isAutoUp && isOpen && shelfFault === undefined,
  isAutoUp: false,
  reason: null,
});

const isQueued = ({ isAudit, auditStatus, isRecycle }: Standing) => isAudit && auditStatus === ProductAuditStatus.waiting && !isRecycle;
const isSound = ({ auditStatus }: Standing) => auditStatus === ProductAuditStatus.exempt || auditStatus === ProductAuditStatus.passed;

const kept = ({ isRecycle }: Standing): Outcome | undefined => (isRecycle ? { refused: "productRecycled" } : undefined);
const unreviewed = ({ isAudit }: Standing): Outcome | undefined => (isAudit ? { refused: "productInReview" } : undefined);
const shelved = ({ isShow }: Standing): Outcome | undefined => (isShow ? { refused: "productOnShelf" } : undefined);
const offShelf = (product: Standing) => kept(product) ?? shelved(product) ?? unreviewed(product);
