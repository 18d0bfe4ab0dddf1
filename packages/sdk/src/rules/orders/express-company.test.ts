import { expect, test } from "vitest";
import { companyCalled, companyOfNumber } from "./express-company";

const companies = [
  { code: "shunfeng", name: "顺丰速运" },
  { code: "zhongtong", name: "中通快递" },
  { code: "yuantong", name: "圆通速递" },
  { code: "ems", name: "EMS" },
  { code: "baishiwuliu", name: "百世快运" },
  { code: "huitongkuaidi", name: "百世快递" },
  { code: "debangwuliu", name: "德邦快递" },
];
const called = (text: string) => companyCalled(text, companies)?.code;
const ofNumber = (number: string) => companyOfNumber(number, companies)?.code;

test("a company is known by its name, its code, its short name and the codes of other services", () => {
  for (const text of ["顺丰速运", "顺丰", " 顺丰 速运 ", "shunfeng", "SF", "顺丰快递", "顺丰速运有限公司"])
    expect(called(text), text).toBe("shunfeng");
  expect([called("ZTO"), called("中通"), called("圆通快递"), called("ems"), called("德邦物流")]).toEqual([
    "zhongtong",
    "zhongtong",
    "yuantong",
    "ems",
    "debangwuliu",
  ]);
});

test("what is unknown, empty, or no company of the shop is none", () => {
  for (const text of ["", "  ", "某某快递", "韵达快递", "快递"]) expect(called(text), text).toBeUndefined();
});

test("of companies with the same short name the usual one is meant, or the one whose name is whole", () => {
  expect(called("百世快运")).toBe("baishiwuliu");
  expect(called("百世")).toBe("huitongkuaidi");
});

test("the pattern of a number tells its company", () => {
  expect(ofNumber("SF1234567890123")).toBe("shunfeng");
  expect(ofNumber(" yt1234567890123 ")).toBe("yuantong");
  expect(ofNumber("73100012345678")).toBe("zhongtong");
  expect(ofNumber("EA123456789CN")).toBe("ems");
  expect(ofNumber("DPK123456789012")).toBe("debangwuliu");
});

test("a number without a pattern, or of a company that the shop does not work with, tells nothing", () => {
  for (const number of ["", "123", "JT1234567890123", "ABC"]) expect(ofNumber(number), number).toBeUndefined();
});

test.each(["顺丰快运", "顺丰物流", "中通快运", "百世物流", "京东快递", "顺", "速运", "顺丰同城", "圆通物流"])(
  "%s is not another company of the shop",
  (text) => expect(called(text)).toBeUndefined(),
);

test("a company that the shop does not work with is not the one with the same short name", () => {
  const few = [{ code: "huitongkuaidi", name: "百世快递" }];
  expect(companyCalled("百世快运", few)).toBeUndefined();
  expect(companyCalled("\u200b百世　快递", few)?.code).toBe("huitongkuaidi");
});
