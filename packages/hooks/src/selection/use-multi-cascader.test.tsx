import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import type { CascaderNode } from "./cascader";
import { useMultiCascader } from "./use-multi-cascader";

const nodes: CascaderNode[] = [
  {
    id: 1,
    name: "华东",
    childList: [
      { id: 11, name: "上海" },
      { id: 12, name: "江苏" },
      { id: 13, name: "台湾", isShow: false },
    ],
  },
  { id: 2, name: "华南", childList: [{ id: 21, name: "广东" }] },
];
const open = (first: readonly number[], isLeafOnly = true) =>
  renderHook(() => {
    const [value, onChange] = useState(first);
    return { value, ...useMultiCascader({ nodes, value, onChange, isLeafOnly }) };
  }).result;

function entryOf(cascader: ReturnType<typeof open>, id: number) {
  const entry = [...cascader.current.columns.flat(), ...cascader.current.found].find((shown) => shown.id === id);
  if (!entry) throw new Error("the node is on show");
  return entry;
}

test("a branch is chosen with its leaves, and half chosen with some of them", () => {
  const regions = open([21]);
  act(() => regions.current.open());
  act(() => regions.current.toggle(entryOf(regions, 1)));
  expect(regions.current.value).toEqual([21, 11, 12]);
  expect(regions.current.checkOf(entryOf(regions, 1))).toBe("all");
  act(() => regions.current.enter(entryOf(regions, 1)));
  act(() => regions.current.toggle(entryOf(regions, 11)));
  expect(regions.current.checkOf(entryOf(regions, 1))).toBe("some");
  expect(regions.current).toMatchObject({ isOpen: true, count: 2 });
});

test("tags say whole branches, and can be dropped one by one or all at once", () => {
  const regions = open([11, 12, 13, 21]);
  expect(regions.current.tags.map(({ label }) => label)).toEqual(["华东", "华南"]);
  act(() => regions.current.drop(1));
  expect(regions.current.value).toEqual([21]);
  act(() => regions.current.clear());
  expect(regions.current).toMatchObject({ value: [], tags: [] });
});

test("several of what was found can be chosen: the search stays", () => {
  const regions = open([]);
  act(() => regions.current.setSearch("华"));
  expect(regions.current.found.map(({ id }) => id)).toEqual([1, 11, 12, 2, 21]);
  act(() => regions.current.toggle(entryOf(regions, 12)));
  act(() => regions.current.toggle(entryOf(regions, 21)));
  expect(regions.current).toMatchObject({ value: [12, 21], search: "华" });
});

test("at any level a branch stands for itself", () => {
  const regions = open([11], false);
  act(() => regions.current.open());
  act(() => regions.current.toggle(entryOf(regions, 1)));
  expect(regions.current.value).toEqual([11, 1]);
});

test("what is held elsewhere is marked and cannot be chosen; a branch takes the rest", () => {
  const held = new Map([
    [11, "第 2 行"],
    [21, "第 3 行"],
  ]);
  const { result: regions } = renderHook(() => {
    const [value, onChange] = useState<readonly number[]>([]);
    return { value, ...useMultiCascader({ nodes, value, onChange, isLeafOnly: true, held }) };
  });
  act(() => regions.current.open());
  const [east, south] = [entryOf(regions, 1), entryOf(regions, 2)];
  expect([regions.current.canToggle(east), regions.current.canToggle(south)]).toEqual([true, false]);
  expect([regions.current.heldNote(east), regions.current.heldNote(south)]).toEqual([undefined, "第 3 行"]);
  act(() => regions.current.toggle(east));
  expect(regions.current.value).toEqual([12]);
  expect([regions.current.checkOf(east), regions.current.countOf(east)]).toEqual(["all", "1/3"]);
  act(() => regions.current.toggle(south));
  expect(regions.current.value).toEqual([12]);
});
