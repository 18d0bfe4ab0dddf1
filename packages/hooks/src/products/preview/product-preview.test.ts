import { expect, test } from "vitest";
import { choosableValues, type PreviewedProduct, priceRange, skusLeft } from "./product-preview";

const sku = (values: readonly string[], price: string, stock: number) => ({ values, price, otPrice: "", stock, image: "" });
const tea: PreviewedProduct = {
  ...{ name: "茶", intro: "", unitName: "罐", pictures: [], video: "", guarantees: [], content: "" },
  specs: [
    { name: "颜色", values: ["红", "蓝"] },
    { name: "大小", values: ["大", "小"] },
  ],
  skus: [sku(["红", "大"], "12.00", 3), sku(["红", "小"], "9.90", 0), sku(["蓝", "大"], "8.00", 1)],
};

test("a buyer sees the prices of what is left, and cannot choose what is sold out or is no SKU", () => {
  const red = new Map([["颜色", "红"]]);
  expect(priceRange(skusLeft(tea, new Map()))).toEqual({ low: "8.00", high: "12.00" });
  expect(priceRange(skusLeft(tea, red))).toEqual({ low: "9.90", high: "12.00" });
  const choices = (chosen: ReadonlyMap<string, string>) => choosableValues(tea, chosen).map((values) => [...values].join(""));
  expect(choices(new Map())).toEqual(["红蓝", "大"]);
  expect(choices(red)).toEqual(["红蓝", "大"]);
  expect(choices(new Map([["大小", "小"]]))).toEqual(["", "大"]);
  expect(priceRange([sku([], "", 0)])).toBeUndefined();
});
