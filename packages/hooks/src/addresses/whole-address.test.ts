import { expect, test } from "vitest";
import { wholeAddress } from "./whole-address";

test("what is known of the region stands before the rest", () => {
  const place = { province: "浙江省", city: "杭州市", district: "西湖区", detail: "文三路 90 号" };
  expect(wholeAddress(place)).toBe("浙江省杭州市西湖区文三路 90 号");
  expect(wholeAddress({ ...place, province: null, city: null, district: null })).toBe("文三路 90 号");
  expect(wholeAddress({ ...place, province: "北京市", city: "市辖区", district: "东城区" })).toBe("北京市东城区文三路 90 号");
});
