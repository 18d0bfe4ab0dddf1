import type { Schema } from "@shopkeeper/sdk";
import { expect, test } from "vitest";
import { doubtsOf, offeredAgain, offeredProduct, offerInput, offerSchema, skusOf, withProducts, withSetting } from "./offer-form";

const sku = (id: number, stock: number, price = "19.99") =>
  ({ id, productId: 1, sku: `规格${id}`, image: "", stock, sales: 0, price, cost: "10.00", otPrice: price, attrValue: "{}" }) as const;
const product = (id: number, ...attrValue: Schema<"SkuRow">[]): Schema<"ActivityProduct"> => ({
  ...{ id, name: `商品${id}`, storeName: "", image: "", keyword: null, categoryId: 1, categoryName: "茶", price: "19.99", stock: 9 },
  ...{ sales: 0, isShow: true, specType: true, type: 0, unitName: "件", attrValue },
});
const problemsOf = (form: Parameters<typeof offerInput>[0]) =>
  offerSchema.safeParse(form).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test("adding a product keeps everything that was typed for the others, and its own cells are empty", () => {
  const [typed] = withSetting([offeredProduct(product(1, sku(1, 5)))], () => true, { kind: "amount", value: 9.9 });
  const products = withProducts(typed ? [typed] : [], [product(1, sku(1, 5)), product(2, sku(2, 5))]);
  expect(products.map(({ id, attrValue }) => [id, attrValue[0]?.activityPrice, attrValue[0]?.quota])).toEqual([
    [1, 9.9, null],
    [2, null, null],
  ]);
});

test("a setting reaches the ticked products alone: exact per cent, and no quota above the stock", () => {
  const products = [offeredProduct(product(1, sku(1, 5), sku(2, 30))), offeredProduct(product(2, sku(3, 5)))];
  const set = withSetting(
    withSetting(products, (id) => id === 1, { kind: "quota", value: 20 }),
    (id) => id === 1,
    {
      kind: "percent",
      value: 85,
    },
  );
  expect(set.map(({ attrValue }) => attrValue.map(({ quota, activityPrice }) => [quota, activityPrice]))).toEqual([
    [
      [5, 16.99],
      [20, 16.99],
    ],
    [[null, null]],
  ]);
});

test("every SKU needs a quota and a price, at its cell; without activity and products nothing is sent", () => {
  const productList = [offeredProduct(product(1, sku(1, 5)))];
  expect(problemsOf({ id: 2, activityName: "", productList })).toEqual([
    ["productList.0.attrValue.0.quota", "problems.quotaEmpty"],
    ["productList.0.attrValue.0.activityPrice", "problems.priceEmpty"],
  ]);
  expect(problemsOf({ id: null, activityName: "", productList: [] })).toEqual([
    ["id", "problems.activityEmpty"],
    ["productList", "problems.productsEmpty"],
  ]);
});

test("prices travel as exact text", () => {
  const productList = withSetting([offeredProduct(product(1, sku(1, 5)))], () => true, { kind: "amount", value: 9.9 });
  expect(offerInput({ id: 2, activityName: "", productList })).toMatchObject({
    id: 2,
    productList: [{ id: 1, sort: 0, attrValue: [{ attrValueId: 1, activityPrice: "9.90" }] }],
  });
});

test("prices that look wrong are named with their SKU", () => {
  const priced = (value: number) => withSetting([offeredProduct(product(1, sku(1, 5)))], () => true, { kind: "amount", value });
  const whyAt = (value: number) => doubtsOf(skusOf(priced(value))).map(({ name, why }) => [name, why]);
  expect([whyAt(20), whyAt(9), whyAt(1), whyAt(15)]).toEqual([
    [["商品1 规格1", "aboveSelling"]],
    [["商品1 规格1", "belowCost"]],
    [["商品1 规格1", "belowTenth"]],
    [],
  ]);
});

test("what is submitted again has its former quota and prices, and new SKUs are empty", () => {
  const before = { sort: 3, attrValue: [{ masterId: 1, quotaShow: 4, price: "8.80" }] };
  const again = offeredAgain(product(1, sku(1, 5), sku(2, 5)), before);
  expect(again.sort).toBe(3);
  expect(again.attrValue.map(({ quota, activityPrice }) => [quota, activityPrice])).toEqual([
    [4, 8.8],
    [null, null],
  ]);
});
