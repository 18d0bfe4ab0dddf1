import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { MenuEntry } from "./menu-tree";
import { useSidebar } from "./use-sidebar";

const leaf = (id: number, path: string): MenuEntry => ({ id, title: path, path, isExternal: false, children: [] });
const group = (id: number, ...children: MenuEntry[]): MenuEntry => ({ id, title: `group ${id}`, isExternal: false, children });
const inner = group(21, leaf(211, "/b/c/d"));
const entries = [group(1, leaf(11, "/a/list")), group(2, leaf(22, "/b/list"), inner)];
const isOpen = (sidebar: { isOpen: (entry: MenuEntry) => boolean }) =>
  [entries[0], entries[1], inner].map((entry) => entry !== undefined && sidebar.isOpen(entry));

test("the group that holds the page is open at first, and one of each level at a time", () => {
  const { result, rerender } = renderHook(({ active }) => useSidebar(entries, active), { initialProps: { active: "/a/list" } });
  expect(isOpen(result.current)).toEqual([true, false, false]);
  act(() => result.current.toggle(inner));
  expect(isOpen(result.current)).toEqual([false, true, true]);
  act(() => result.current.toggle(inner));
  expect(isOpen(result.current)).toEqual([false, true, false]);
  rerender({ active: "/b/c/d" });
  expect(isOpen(result.current)).toEqual([false, true, true]);
});

test("it is the same for every page of a group", () => {
  const pages = [group(1, leaf(11, "/a/list"), leaf(12, "/a/form"))];
  const { result, rerender } = renderHook(({ active }) => useSidebar(pages, active), { initialProps: { active: "/a/list" } });
  const before = result.current;
  rerender({ active: "/a/form" });
  expect(result.current).toBe(before);
});
