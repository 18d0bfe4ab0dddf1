import { expect, test } from "vitest";
import { CouponCategory } from "./generated/code-sets";
import { labelOf } from "./label-of";

test("a code has its name in both languages", () => {
  expect(labelOf("CouponCategory", CouponCategory.product, "zh-CN")).toBe("商品券");
  expect(labelOf("CouponCategory", 2, "en")).toBe("Product");
});

test("an unknown code shows as itself, and none as nothing", () => {
  expect(labelOf("CouponCategory", 77, "zh-CN")).toBe("77");
  expect(labelOf("CouponCategory", "toString", "en")).toBe("toString");
  expect(labelOf("CouponCategory", null, "en")).toBe("");
});
