import { expect, test } from "vitest";
import { exportFilters } from "./export-filter";

const inWords = (kind: string, query: object, language = "zh") =>
  exportFilters(kind, JSON.stringify(query), language).map(({ name, value }) => `${name}：${value}`);

test("a filter is said in the words of its list", () => {
  expect(inWords("product", { type: 2, keywords: "茶", ids: "1,2,3" })).toEqual(["关键字：茶", "所选：3 件", "分类：仓库中"]);
  expect(inWords("order", { status: "complete", dateLimit: "today" })).toEqual(["时间：今天", "分类：已完成"]);
  expect(inWords("order", { dateLimit: "2026-01-01,2026-02-01" })).toEqual(["时间：2026-01-01 ~ 2026-02-01"]);
  expect(inWords("review", { productSearch: "茶", star: 5, isReply: false })).toEqual(["商品：茶", "评价星级：5 星", "回复状态：未回复"]);
  expect(inWords("log", { status: 1, adminAccount: "clerk" })).toEqual(["账号：clerk", "状态：异常"]);
});

test("what is no query says nothing", () => {
  expect(exportFilters("order", "", "zh")).toEqual([]);
  expect(inWords("order", { productId: null, keywords: "", searchType: "all" })).toEqual([]);
});

test("what is a number of another list is counted, so that no filter looks like none", () => {
  expect(inWords("order", { productId: 3, keywords: "" })).toEqual(["其他：另有 1 项"]);
  expect(inWords("product", { type: 1, cateId: 3, categoryId: 4, productType: 2, orderBy: "sales" })).toEqual([
    "分类：出售中",
    "商品类型：虚拟商品",
    "其他：另有 2 项",
  ]);
});
