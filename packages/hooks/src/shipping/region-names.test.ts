import { expect, test } from "vitest";
import { regionCalled, regionNames } from "./region-names";

const west = { id: 330106, name: "西湖区" };
const hangzhou = { id: 330100, name: "杭州市", childList: [{ id: 330102, name: "上城区" }, west] };
const country = [
  { id: 110000, name: "北京市", childList: [] },
  { id: 330000, name: "浙江省", childList: [hangzhou] },
];

test("the names of a way lead back to its region", () => {
  const names = regionNames(country, [330000, 330100, 330106]);
  expect(names).toEqual(["浙江省", "杭州市", "西湖区"]);
  expect(regionCalled(country, names)).toBe(330106);
  expect(regionCalled(country, ["浙江省"])).toBe(330000);
});

test("a region that is not in the country has no number", () => {
  expect(regionCalled(country, ["浙江省", "杭州市", "下城区"])).toBeUndefined();
  expect(regionCalled(country, [])).toBeUndefined();
  expect(regionNames(country, [330000, 1])).toEqual(["浙江省"]);
});
