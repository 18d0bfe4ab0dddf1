import { expect, test } from "vitest";
import { sendingText } from "./use-coupon-sending";

const coupon = { id: 1, name: "春节券", isLimited: false, lastTotal: 0 };

test("the question names the coupon and up to three receivers", () => {
  expect(sendingText({ coupon, userIds: [1], names: ["林小满"] })).toBe("将“春节券”发送给 林小满");
  expect(sendingText({ coupon, userIds: [1, 2, 3], names: ["甲", "乙", "丙"] })).toBe("将“春节券”发送给 甲、乙、丙");
  expect(sendingText({ coupon, userIds: [1, 2, 3, 4], names: ["甲", "乙", "丙", "丁"] })).toBe("将“春节券”发送给 甲、乙、丙 等 4 位用户");
});

test("receivers whose names are not known are counted", () => {
  expect(sendingText({ coupon, userIds: [1, 2] })).toBe("将“春节券”发送给 2 位用户");
  expect(sendingText({ coupon, userIds: [1, 2], names: ["甲"] })).toBe("将“春节券”发送给 甲 等 2 位用户");
});
