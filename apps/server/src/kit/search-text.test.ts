import { expect, test } from "vitest";
import { searchText } from "./search-text";

test("what was typed is trimmed, and nothing is no search", () => {
  expect([searchText("  茶 "), searchText("  "), searchText(undefined)]).toEqual(["茶", undefined, undefined]);
});

test("text that was encoded once more is understood, and a bare percent sign stays", () => {
  expect(searchText(encodeURIComponent("春 茶"))).toBe("春 茶");
  expect([searchText("100%"), searchText("100%茶"), searchText("%ZZ"), searchText("%E8")]).toEqual(["100%", "100%茶", "%ZZ", "%E8"]);
});
