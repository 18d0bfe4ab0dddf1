import { expect, test } from "vitest";
import { ProductType } from "../../generated/code-sets";
import { productRuleLimits } from "./product-limits";
import { brokerageProblem, sliderProblem, stockProblem, templateProblem, vipPriceProblem } from "./product-problems";

test.each([
  [1000, null, "vipPriceEmpty"],
  [1000, 0, "vipPriceWrong"],
  [1000, 999, undefined],
  [1000, 1000, "vipPriceWrong"],
  [0, 0, "vipPriceWrong"],
])("at a price of %d cents, %s cents for members", (price, vipPrice, key) => expect(vipPriceProblem(price, vipPrice)?.key).toBe(key));

test("limits hold their last value", () => {
  const { slidesMax, stockMax } = productRuleLimits;
  expect([brokerageProblem(20, 10), sliderProblem(slidesMax), stockProblem(stockMax - 1, 1)]).toEqual([undefined, undefined, undefined]);
  expect([brokerageProblem(20, 11), sliderProblem(slidesMax + 1), stockProblem(stockMax, 1)]).toMatchObject([
    { key: "brokerageFull", params: { brokerageMax: 30 } },
    { key: "sliderFull" },
    { key: "stockFull", params: { stock: stockMax } },
  ]);
  expect(sliderProblem(0)?.key).toBe("sliderEmpty");
});

test("what is shipped needs a shipping template", () => {
  const { ordinary, virtual } = ProductType;
  expect([templateProblem(ordinary, 0)?.key, templateProblem(ordinary, null)?.key]).toEqual(["templateEmpty", "templateEmpty"]);
  expect([templateProblem(ordinary, 7), templateProblem(virtual, 0)]).toEqual([undefined, undefined]);
});
