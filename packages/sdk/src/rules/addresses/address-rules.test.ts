import { expect, test } from "vitest";
import { recordProblems } from "../records";
import { addressRuleMessages } from "./messages";
import { addressRules } from "./address-rules";

const addressProblems = (input: Parameters<typeof addressRules.conflicts>[0]) =>
  Object.fromEntries(Object.entries(recordProblems(addressRules, input, new Date(0))).map(([field, { zh }]) => [field, zh]));
const address = { receiverName: "林小满", receiverPhone: "13800138000", detail: "文三路 1 号" };

test("a receiver, a number and a place are all that is needed", () => {
  expect(addressProblems(address)).toEqual({});
  expect(addressProblems({ receiverName: " ", receiverPhone: "", detail: "" })).toEqual({
    receiverName: "请输入收货人姓名",
    receiverPhone: "请输入收货人电话",
    detail: "请输入详细地址",
  });
});

test.each(["0571-88888888", "057188888888", "010-8888888-802", "400-800-8888", "4008008888", " 19912345678 "])(
  "%s can be called",
  (receiverPhone) => expect(addressProblems({ ...address, receiverPhone })).toEqual({}),
);

test.each(["12800138000", "1380013800", "88888888", "0571-8888", "电话"])("%s cannot be called", (receiverPhone) =>
  expect(addressProblems({ ...address, receiverPhone })).toEqual({ receiverPhone: addressRuleMessages.receiverPhoneWrong.zh }),
);
