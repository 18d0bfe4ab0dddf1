import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import type { CascaderNode } from "./cascader";
import { useCascader } from "./use-cascader";

const nodes: CascaderNode[] = [
  {
    id: 1,
    name: "食品",
    childList: [
      {
        id: 2,
        name: "茶叶",
        childList: [
          { id: 3, name: "绿茶" },
          { id: 4, name: "红茶", isShow: false },
        ],
      },
    ],
  },
];
const open = (isLeafOnly: boolean, first?: number) =>
  renderHook(() => {
    const [value, onChange] = useState(first);
    return { value, ...useCascader({ nodes, value, onChange, isLeafOnly }) };
  }).result;

function entryOf(cascader: ReturnType<typeof open>, id: number) {
  const entry = cascader.current.columns.flat().find((shown) => shown.id === id);
  if (!entry) throw new Error("the node is on show");
  return entry;
}

test("it opens at the chosen node, and says its whole way", () => {
  const cascader = open(true, 3);
  act(() => cascader.current.open());
  expect(cascader.current.label).toBe("食品 / 茶叶 / 绿茶");
  expect(cascader.current.columns.map((column) => column.map(({ id }) => id))).toEqual([[1], [2], [3, 4]]);
});

test("with leaves only, a branch opens but is not chosen", () => {
  const cascader = open(true);
  act(() => cascader.current.open());
  act(() => cascader.current.choose(entryOf(cascader, 1)));
  expect(cascader.current.value).toBeUndefined();
  act(() => cascader.current.enter(entryOf(cascader, 1)));
  expect(cascader.current.isOpened(entryOf(cascader, 1))).toBe(true);
  expect(cascader.current.columns).toHaveLength(2);
});

test("any level can be chosen where that is allowed; it closes and can be cleared", () => {
  const cascader = open(false);
  act(() => cascader.current.open());
  act(() => cascader.current.choose(entryOf(cascader, 1)));
  expect(cascader.current).toMatchObject({ value: 1, isOpen: false });
  act(() => cascader.current.clear());
  expect(cascader.current.value).toBeUndefined();
});

test("typing finds, choosing what was found ends the search, and what is disabled is neither found nor chosen", () => {
  const cascader = open(true);
  act(() => cascader.current.setSearch("茶"));
  expect(cascader.current.found.map(({ id }) => id)).toEqual([3]);
  const [found] = cascader.current.found;
  act(() => found && cascader.current.choose(found));
  expect(cascader.current).toMatchObject({ value: 3, search: "", isSearching: false });
});

test("a choice that the tree no longer has shows its number", () => expect(open(true, 99).current.label).toBe("#99"));
