import { afterEach, expect, test } from "vitest";
import { switchLanguage } from "../texts/language";
import { check, length, max, min, pattern, price, range, required, type Rule, ruleProblems, ruleSchema } from "./index";

afterEach(() => switchLanguage("zh-CN"));

const messageOf = (rule: Rule, value: unknown) => rule.safeParse(value).error?.issues[0]?.message;

test("what is required is asked for by its name", () => {
  for (const empty of ["", "  ", [], null, undefined]) expect(messageOf(required("商品名称"), empty)).toBe("请输入商品名称");
  for (const filled of ["茶", [0], 0, false]) expect(messageOf(required("商品名称"), filled)).toBeUndefined();
  expect(messageOf(required("服务", "请至少选择一个服务选项"), [])).toBe("请至少选择一个服务选项");
  switchLanguage("en");
  expect(messageOf(required("spec name"), "")).toBe("please enter spec name");
  expect(messageOf(required({ zh: "规格", en: "spec" }), "")).toBe("please enter spec");
});

test("numbers have a least, a most, and a range", () => {
  expect([messageOf(min("库存", 1), 0), messageOf(min("库存", 1), 1)]).toEqual(["库存不能小于1", undefined]);
  expect([messageOf(max("库存", 9), 10), messageOf(max("库存", 9), "9")]).toEqual(["库存不能大于9", undefined]);
  expect([messageOf(range("折扣", 1, 10), 10.1), messageOf(range("折扣", 1, 10), "abc"), messageOf(range("折扣", 1, 10), 10)]).toEqual([
    "折扣必须在1到10之间",
    "折扣必须在1到10之间",
    undefined,
  ]);
});

test("a length counts characters after trimming, or items", () => {
  expect(messageOf(length("名称", { max: 3 }), "一二三四")).toBe("名称不能超过3个字符");
  expect(messageOf(length("名称", { max: 3 }), " 😀😀😀 ")).toBeUndefined();
  expect(messageOf(length("名称", { min: 2 }), "一")).toBe("名称不能少于2个字符");
  expect(messageOf(length("名称", { min: 2, max: 3 }), "一")).toBe("名称长度必须在2到3个字符之间");
  expect(messageOf(length("验证码", { min: 4, max: 4 }), "123")).toBe("验证码必须为4个字符");
  switchLanguage("en");
  expect(messageOf(length("Name", { min: 1, max: 1 }), "ab")).toBe("Name must have 1 character");
});

test("a pattern and a price are of the right format, and an empty value is for `required` alone", () => {
  const phone = pattern("phone", /^1\d{10}$/g);
  switchLanguage("en");
  expect(["1380013800", "13800138000", "13800138000", ""].map((value) => messageOf(phone, value))).toEqual([
    "phone format incorrect",
    undefined,
    undefined,
    undefined,
  ]);
  switchLanguage("zh-CN");
  expect(["0", "12.30", 9.9, "-1", "1.234", "1e3"].map((value) => messageOf(price("售价"), value))).toEqual([
    ...[undefined, undefined, undefined],
    ...["售价格式不正确", "售价格式不正确", "售价格式不正确"],
  ]);
});

test("a field has the message of the first rule that it breaks", () => {
  const rules = {
    name: [required("名称"), length("名称", { max: 2 })],
    sort: [
      check(
        (value) => value !== 13,
        () => "不吉利",
      ),
    ],
  };
  expect(ruleProblems({ name: " ", sort: 1 }, rules)).toEqual({ name: "请输入名称" });
  expect(ruleProblems({ name: "一二三", sort: 13 }, rules)).toEqual({ name: "名称不能超过2个字符", sort: "不吉利" });
  const found = ruleSchema<{ name: string; sort: number }>(rules).safeParse({ name: "", sort: 1 }).error?.issues;
  expect(found).toMatchObject([{ path: ["name"], message: "请输入名称" }]);
});
