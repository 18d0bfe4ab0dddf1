import { expect, test } from "vitest";
import { requestDiff, valuesOf } from "./request-diff";

test("changed values come first, and each stands beside what it was", () => {
  const before = JSON.stringify({ path: {}, body: { id: 3, name: "茶", icon: "a.png" } });
  const after = JSON.stringify({ path: {}, body: { id: 3, name: "好茶", sort: 1 } });
  expect(requestDiff(before, after)).toEqual([
    { path: "name", before: "茶", after: "好茶", isChanged: true },
    { path: "sort", before: undefined, after: "1", isChanged: true },
    { path: "icon", before: "a.png", after: undefined, isChanged: true },
    { path: "id", before: "3", after: "3", isChanged: false },
  ]);
});

test("lists and groups are told by their places, and what was cut is not read", () => {
  expect([...(valuesOf('{"query":{"type":1},"attr":[{"value":"红"},{"value":null}]}') ?? [])]).toEqual([
    ["type", "1"],
    ["attr.0.value", "红"],
    ["attr.1.value", ""],
  ]);
  expect(valuesOf('{"body":{"name":"茶')).toBeUndefined();
  expect(requestDiff("{}", "")).toBeUndefined();
});
