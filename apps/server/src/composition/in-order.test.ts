import { expect, test } from "vitest";
import { inOrder } from "./in-order";

const ordered = (parts: Record<string, readonly string[]>) =>
  inOrder(new Map(Object.entries(parts).map(([name, after]) => [name, { after }])));

test("a part stands behind all that it comes after, and otherwise where it was", () => {
  expect(ordered({ coupons: ["products", "users"], products: ["categories"], categories: [], users: [] })).toEqual([
    "categories",
    "products",
    "users",
    "coupons",
  ]);
});

test("a name that is no part is passed over, and a circle is refused", () => {
  expect(ordered({ orders: ["nobody"] })).toEqual(["orders"]);
  expect(() => ordered({ a: ["b"], b: ["a"] })).toThrow("comes after itself");
});
