import { expect, test } from "vitest";
import { addSpec, addValues, dropSpec, dropValue, moveSpec, moveValue, withValues } from "./spec-editing";

const colours = { value: "颜色", detail: ["红", "蓝"] };
const reds = { value: "颜色", detail: ["红"] };
const sizes = { value: "尺码", detail: ["S", "M", "L"] };

test("a spec with a name and a first value is added behind the others, trimmed", () => {
  expect(addSpec([colours], { name: " 尺码 ", value: " S " })).toEqual({ specs: [colours, { value: "尺码", detail: ["S"] }] });
});

test("the first value may be several", () => {
  expect(addSpec([], { name: "尺码", value: "S, M，L,S" })).toEqual({ specs: [sizes] });
});

test.each([
  [{ name: "尺码", value: " " }, "problems.nameEmpty", "value"],
  [{ name: "", value: "S" }, "problems.nameEmpty", "name"],
  [{ name: "颜色 ", value: "绿" }, "problems.specKnown", "name"],
  [{ name: "长".repeat(21), value: "S" }, "problems.textLong", "name"],
  [{ name: "尺,码", value: "S" }, "problems.comma", "name"],
  [{ name: "尺码", value: "长".repeat(21) }, "problems.textLong", "value"],
])("what is no spec yet says why, and where: %j", (entry, key, at) => {
  expect(addSpec([colours], entry)).toMatchObject({ problem: { key, at } });
});

test("values are added behind the others; those that are there already are dropped and named", () => {
  expect(addValues(colours, "绿, 红")).toEqual({ values: ["红", "蓝", "绿"], rest: "", known: ["红"] });
});

test("an empty value is refused, and one that is too long goes back into the input", () => {
  expect(addValues(reds, "  ").problem).toEqual({ key: "problems.valueEmpty" });
  const long = "长".repeat(21);
  expect(addValues(reds, `绿,${long}`)).toMatchObject({
    values: ["红", "绿"],
    rest: long,
    problem: { key: "problems.textLong", params: { text: long, nameMax: 20 } },
  });
});

test("a spec takes no more values than the contract allows", () => {
  const detail = Array.from({ length: 100 }, (_, at) => `色${at}`);
  const problem = { key: "problems.valuesFull", params: { name: "颜色", valuesMax: 100 } };
  expect(addValues({ value: "颜色", detail }, "绿")).toMatchObject({ values: detail, rest: "绿", problem });
});

test("specs and values are dropped, replaced and moved, and the others stay as they are", () => {
  const specs = [colours, sizes];
  expect(dropSpec(specs, "颜色")).toEqual([sizes]);
  expect(dropValue(specs, "尺码", "M")).toEqual([colours, { value: "尺码", detail: ["S", "L"] }]);
  expect(withValues(specs, "颜色", ["绿"])).toEqual([{ value: "颜色", detail: ["绿"] }, sizes]);
  expect(moveSpec(specs, 1, 0)).toEqual([sizes, colours]);
  expect(moveValue(specs, "尺码", 2, 0)).toEqual([colours, { value: "尺码", detail: ["L", "S", "M"] }]);
  expect(specs).toEqual([colours, sizes]);
});
