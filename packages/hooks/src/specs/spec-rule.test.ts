import fc from "fast-check";
import { expect, test } from "vitest";
import { readRuleValue, writeRuleValue } from "./spec-rule";

test("what was written is read again, in the same order", () => {
  const specs = [
    { value: "颜色", detail: ["红", "蓝"] },
    { value: "尺码", detail: ["L", "S"] },
  ];
  expect(readRuleValue(writeRuleValue(specs))).toEqual({ specs, isBroken: false });
});

test("names and values are trimmed, and duplicates and empty ones are dropped", () => {
  const text = JSON.stringify([
    { value: " 颜色 ", detail: [" 红", "红", "", "蓝"] },
    { value: "颜色", detail: ["绿"] },
    { value: " ", detail: ["一"] },
  ]);
  expect(readRuleValue(text)).toEqual({ specs: [{ value: "颜色", detail: ["红", "蓝"] }], isBroken: false });
});

test.each(["{oops", '"text"', "null", "7", '{"value":"颜色"}'])("text that makes no sense holds no specs: %s", (text) => {
  expect(readRuleValue(text)).toEqual({ specs: [], isBroken: true });
});

test("nothing at all is not broken", () => {
  expect([readRuleValue(""), readRuleValue("[]")]).toEqual([
    { specs: [], isBroken: false },
    { specs: [], isBroken: false },
  ]);
});

test("of a partly broken rule what can be read is returned", () => {
  const text = JSON.stringify([
    null,
    { value: 7, detail: ["一"] },
    { value: "颜色", detail: ["红", 3, null] },
    { value: "尺码", detail: "S" },
  ]);
  expect(readRuleValue(text)).toEqual({
    specs: [
      { value: "颜色", detail: ["红"] },
      { value: "尺码", detail: [] },
    ],
    isBroken: true,
  });
});

test("no stored text makes it throw", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readRuleValue(text).specs).toBeInstanceOf(Array);
    }),
  );
});
