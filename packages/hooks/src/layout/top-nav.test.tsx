import { act, renderHook } from "@testing-library/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { MenuEntry } from "./menu-tree";
import { topNav, visibleCount } from "./top-nav";
import { useTopNav } from "./use-top-nav";

const leaf = (id: number, path: string, isExternal = false): MenuEntry => ({ id, title: path, path, isExternal, children: [] });
const group = (id: number, ...children: MenuEntry[]): MenuEntry => ({ id, title: `group ${id}`, isExternal: false, children });
const home = leaf(1, "/dashboard");
const coupons = group(2, leaf(21, "/coupon/list"), leaf(22, "/coupon/record"));
const settings = group(3, group(31, leaf(311, "/operation/roleManager/adminList")), leaf(32, "/operation/export"));
const help = leaf(4, "https://help.example/coupon/list", true);
const entries = [home, coupons, settings, help];

test("as many entries lie along the top as the window's width / 1.8 / 85, nine where it is not known, one at least", () => {
  expect([1530, 1440, 1280, 992, 300, 0].map(visibleCount)).toEqual([10, 9, 8, 6, 1, 1]);
  expect([undefined, Number.NaN, Number.POSITIVE_INFINITY].map(visibleCount)).toEqual([9, 9, 9]);
});

test("every entry is either along the top or under more menus, in its order", () =>
  fc.assert(
    fc.property(fc.nat(12), fc.integer({ min: 1, max: 12 }), (length, count) => {
      const all = Array.from({ length }, (_, at) => leaf(at + 1, `/page/${at}`));
      const { visible, more } = topNav(all, undefined, count);
      expect([...visible, ...more]).toEqual(all);
      expect(visible).toHaveLength(Math.min(length, count));
    }),
  ));

test("the entry that a page stands under is chosen, however deep the page is", () => {
  expect(topNav(entries, "/coupon/record", 9).chosen).toBe(coupons);
  expect(topNav(entries, "/operation/roleManager/adminList", 9).chosen).toBe(settings);
});

test("a page in no menu belongs to the entry that shares the first part of its address, never to an outer one", () => {
  expect(topNav(entries, "/coupon/list/save/3", 9).chosen).toBe(coupons);
  expect(topNav([help], "/coupon/list", 9).chosen).toBeUndefined();
  expect(topNav(entries, "/maintain/user", 9)).toMatchObject({ chosen: undefined, sidebar: [home] });
  expect(topNav([], "/dashboard", 9)).toEqual({ visible: [], more: [], chosen: undefined, sidebar: [] });
});

test("the sidebar shows what is below the chosen entry, or the entry itself where nothing is", () => {
  expect(topNav(entries, "/coupon/list", 9).sidebar).toBe(coupons.children);
  expect(topNav(entries, "/dashboard", 9).sidebar).toEqual([home]);
});

test("a chosen group fills the sidebar until another page is opened", () => {
  const { result, rerender } = renderHook(({ active }) => useTopNav(entries, active, 2), { initialProps: { active: "/dashboard" } });
  expect([result.current.visible, result.current.more]).toEqual([
    [home, coupons],
    [settings, help],
  ]);
  act(() => result.current.choose(settings));
  expect(result.current).toMatchObject({ chosen: settings, sidebar: settings.children });
  rerender({ active: "/coupon/list" });
  expect(result.current).toMatchObject({ chosen: coupons, sidebar: coupons.children });
});
