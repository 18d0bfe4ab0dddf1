import { expect, test } from "vitest";
import { editRefusal, type ProductAction, type ProductState, type ShelfConditions, stateAfterSave, transitionOf } from "./product-state";

const passed: ProductState = { isShow: false, isRecycle: false, isAudit: false, auditStatus: 2, isAutoUp: false, reason: null };
const waiting: ProductState = { ...passed, auditStatus: 1 };
const open: ShelfConditions = { isOpen: true, isReviewed: true };
const does = (action: ProductAction, product: ProductState, shop = open) => transitionOf(action, product, shop);
const wishes = { isAutoUp: true, isAutoSubmitAudit: false };

test("a product goes on the shelf of an open shop once it is passed and lacks nothing", () => {
  expect(does({ do: "putOn" }, passed)).toEqual({ change: { isShow: true } });
  expect(does({ do: "putOn" }, passed, { ...open, isOpen: false })).toEqual({ refused: "merchantClosed" });
  expect(does({ do: "putOn" }, passed, { ...open, shelfFault: "productSoldOut" })).toEqual({ refused: "productSoldOut" });
  expect(does({ do: "putOn" }, waiting)).toEqual({ refused: "productReviewState" });
  expect(does({ do: "putOn" }, { ...passed, isRecycle: true })).toEqual({ refused: "productRecycled" });
});

test("what is recycled leaves shelf and review, and is not sold when it comes back", () => {
  expect(does({ do: "recycle" }, { ...passed, isShow: true })).toEqual({ change: { isRecycle: true, isShow: false, isAudit: false } });
  expect(does({ do: "restore" }, { ...passed, isRecycle: true })).toEqual({ change: { isRecycle: false, isShow: false } });
});

test("a product is edited off the shelf, out of review and out of the bin, and the form knows why not", () => {
  const at = (state: Partial<ProductState>) => ({ ...passed, ...state });
  const cases = [at({}), at({ isShow: true }), at({ isAudit: true }), at({ isRecycle: true, isShow: true })];
  expect(cases.map(editRefusal)).toEqual([undefined, "productOnShelf", "productInReview", "productRecycled"]);
  for (const product of cases.slice(1)) expect(does({ do: "edit" }, product)).toEqual({ refused: editRefusal(product) });
});

test("a changed product waits for a review anew where products are reviewed, and an unchanged one stays as it was judged", () => {
  expect(stateAfterSave(passed, true, wishes, open)).toMatchObject({ auditStatus: 1, isShow: false, isAutoUp: true });
  expect(stateAfterSave(passed, false, wishes, open)).toMatchObject({ auditStatus: 2, isShow: true, isAutoUp: false });
  expect(stateAfterSave(waiting, true, wishes, { isOpen: true, isReviewed: false })).toMatchObject({ auditStatus: 0, isShow: true });
  expect(stateAfterSave(undefined, true, { ...wishes, isAutoSubmitAudit: true }, open)).toMatchObject({ auditStatus: 1, isAudit: true });
});

test("on the shelf, prices, categories and stock over a named version may change; a stock that is only set may not", () => {
  const sold = { ...passed, isShow: true };
  expect(does({ do: "editFreely", isVersioned: true }, sold)).toEqual({ change: {} });
  expect(does({ do: "editFreely", isVersioned: false }, sold)).toEqual({ refused: "productOnShelf" });
  expect([does({ do: "setPrices" }, sold), does({ do: "setCategories" }, sold)]).toEqual([{ change: {} }, { change: {} }]);
  expect(does({ do: "setStock" }, sold)).toEqual({ refused: "productOnShelf" });
  expect(does({ do: "editFreely", isVersioned: true }, { ...waiting, isAudit: true })).toEqual({ refused: "productInReview" });
  expect(does({ do: "setPrices" }, { ...passed, isRecycle: true })).toEqual({ refused: "productRecycled" });
});
