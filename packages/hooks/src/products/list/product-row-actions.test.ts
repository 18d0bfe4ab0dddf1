import { ProductAuditStatus } from "@shopkeeper/sdk";
import { type ProductAction, type ProductState, transitionOf } from "@shopkeeper/sdk/rules/products";
import { expect, test } from "vitest";
import { batchActions, batchChanges, type ProductActionState, type ProductRowAction, productRowActions } from "./product-row-actions";

const product: ProductActionState = { isShow: false, isAudit: false, auditStatus: 2, type: 0 };
const onSale = { ...product, isShow: true };

test("what is on the shelf can be filled up, and is not thrown away", () => {
  for (const tab of [1, 3, 4])
    expect(productRowActions(onSale, tab)).toEqual(["view", "edit", "addStock", "editFreely", "preview", "copy"]);
});

test("what is in store can be edited freely, and given another shipping template where it is shipped", () => {
  expect(productRowActions(product, 2)).toEqual(["edit", "editFreely", "view", "setFreight", "preview", "copy", "recycle"]);
  expect(productRowActions({ ...product, type: 2 }, 2)).not.toContain("setFreight");
  expect(productRowActions(product, 3)).toContain("editFreely");
});

test("what lies in the bin is restored or deleted, whatever it was before", () => {
  expect(productRowActions({ ...product, auditStatus: 1 }, 5)).toEqual(["restore", "view", "remove", "preview"]);
});

test("what is in review can only be withdrawn, looked at, copied and thrown away", () => {
  expect(productRowActions({ ...product, auditStatus: 1, isAudit: true }, 6)).toEqual(["view", "withdraw", "preview", "copy", "recycle"]);
});

test("what was refused is edited, what waits is submitted", () => {
  expect(productRowActions({ ...product, auditStatus: 3 }, 7)).toEqual(["view", "edit", "recycle", "preview", "copy"]);
  expect(productRowActions({ ...product, auditStatus: 1 }, 8)[0]).toBe("submit");
});

test("a state of another release can still be looked at", () => {
  expect(productRowActions({ ...product, auditStatus: 99 }, 2)).toContain("view");
});

test("each tab has its own batch actions", () => {
  expect([1, 2, 5, 8].map(batchActions)).toEqual([["down"], ["up", "freight", "recycle"], ["restore", "remove"], ["submit", "recycle"]]);
  expect([batchActions(99), batchChanges(99), batchChanges(5)]).toEqual([[], [], []]);
  expect(batchChanges(9)).toEqual(["price", "stock", "category"]);
});

test("no action is offered that the state machine refuses", () => {
  const actions: Partial<Record<ProductRowAction, ProductAction>> = {
    ...{ edit: { do: "edit" }, withdraw: { do: "withdraw" }, restore: { do: "restore" }, addStock: { do: "addStock" } },
    ...{ editFreely: { do: "editFreely", isVersioned: true }, setFreight: { do: "setFreight" }, recycle: { do: "recycle" } },
    submit: { do: "submit", isAutoUp: false },
  };
  const settled = { isRecycle: false, isShow: false, isAudit: false, isAutoUp: false, reason: null };
  const states: ProductState[] = [
    ...Object.values(ProductAuditStatus).flatMap((auditStatus) => [
      { ...settled, auditStatus },
      { ...settled, auditStatus, isRecycle: true },
    ]),
    ...[ProductAuditStatus.exempt, ProductAuditStatus.passed].map((auditStatus) => ({ ...settled, auditStatus, isShow: true })),
    { ...settled, auditStatus: ProductAuditStatus.waiting, isAudit: true },
  ];
  const refused = states.flatMap((state) =>
    productRowActions({ ...state, type: 0 }, state.isRecycle ? 5 : 2).flatMap((name) => {
      const action = name === "edit" && state.isShow ? undefined : actions[name]; // it is taken off the shelf first
      const transition = action && transitionOf(action, state, { isOpen: true, isReviewed: true });
      return transition && "refused" in transition ? [{ state, name, ...transition }] : [];
    }),
  );
  expect(refused).toEqual([]);
});
