import { expect, test } from "vitest";
import { fill } from "../core";
import { specRuleMessages } from "./messages";
import { specLimits } from "./spec-limits";
import { combinationsProblem, type Spec, specsProblem } from "./spec-problems";

const colours: Spec = { value: "颜色", detail: ["红", "蓝"] };
const long = "😀".repeat(specLimits.nameMax + 1);
const sentenceOf = (specs: readonly Spec[]) => {
  const found = specsProblem(specs);
  return found && fill(specRuleMessages[found.key], found.params).zh;
};

test.each<[string, Spec[], string | undefined]>([
  ["fine specs", [colours, { value: "尺码", detail: ["S"] }], undefined],
  ["texts as long as they may be", [{ value: "😀".repeat(specLimits.nameMax), detail: ["长".repeat(specLimits.nameMax)] }], undefined],
  [
    "as many values as there may be",
    [{ value: "颜色", detail: Array.from({ length: specLimits.valuesMax }, (_, at) => `色${at}`) }],
    undefined,
  ],
  ["no specs", [], "请至少添加一条属性规格！"],
  ["a spec too many", Array.from({ length: 11 }, (_, at) => ({ value: `规格${at}`, detail: ["一"] })), "最多添加 10 条规格"],
  ["no name", [{ value: "", detail: ["红"] }], "请添加规格名称"],
  ["no values", [{ value: "颜色", detail: [] }], "请为规格“颜色”添加规格值"],
  ["nothing but blank values", [{ value: "颜色", detail: [""] }], "请为规格“颜色”添加规格值"],
  ["a blank value", [{ value: "颜色", detail: ["红", ""] }], "规格“颜色”中有空的规格值，请填写或删除"],
  ["a long name", [{ value: long, detail: ["红"] }], `“${long}”超过 20 个字，请缩短`],
  ["a long value", [{ value: "颜色", detail: [long] }], `“${long}”超过 20 个字，请缩短`],
  ["a comma in a name", [{ value: "颜,色", detail: ["红"] }], "“颜,色”含有英文逗号，请去掉"],
  ["a comma in a value", [{ value: "颜色", detail: ["红,蓝"] }], "“红,蓝”含有英文逗号，请去掉"],
  ["one name twice", [colours, colours], "规格“颜色”重复，请删除其中一个"],
  ["one value twice", [{ value: "颜色", detail: ["红", "红"] }], "规格“颜色”的值“红”重复，请删除其中一个"],
  [
    "a value too many",
    [{ value: "颜色", detail: Array.from({ length: specLimits.valuesMax + 1 }, (_, at) => `色${at}`) }],
    "规格“颜色”最多 100 个规格值",
  ],
])("%s", (_what, specs, sentence) => expect(sentenceOf(specs)).toBe(sentence));

test("a draft may have no specs, and specs without values, but nothing else that is wrong", () => {
  const isDraft = true;
  expect(specsProblem([], { isDraft })).toBeUndefined();
  expect(specsProblem([{ value: "颜色", detail: [] }, colours], { isDraft })).toMatchObject({ key: "nameTwice" });
  expect(specsProblem([{ value: "颜色", detail: [] }], { isDraft })).toBeUndefined();
});

test("a product has as many combinations as the contract allows", () => {
  expect(combinationsProblem(specLimits.combinationsMax)).toBeUndefined();
  expect(combinationsProblem(specLimits.combinationsMax + 1)).toMatchObject({ key: "combinationsFull", params: { count: 2049 } });
});
