import { expect, test } from "vitest";
import { addressParts, storedAddress } from "./address-parts";

test("an address is the region and the rest, and comes apart again", () => {
  const parts = { region: ["上海市", "市辖区", "徐汇区"], detail: "武康路 100 号" };
  const stored = storedAddress(parts);
  expect(stored).toEqual({ province: "上海市", city: "市辖区", district: "徐汇区", addressDetail: "上海市徐汇区武康路 100 号" });
  expect(addressParts(stored)).toEqual(parts);
});

test("an address that does not begin with its region is all detail", () => {
  const stored = { province: "浙江省", city: "杭州市", district: "西湖区", addressDetail: "武康路 100 号" };
  expect(addressParts(stored)).toEqual({ region: [], detail: "武康路 100 号" });
  expect(addressParts({ ...stored, province: "", city: "", district: "" })).toEqual({ region: [], detail: "武康路 100 号" });
});
