import { expect, test } from "vitest";
import { parseIds } from "./id-list";

test("ids come once each, in the order they were written", () => {
  expect(parseIds("3,1,3,2")).toEqual([3, 1, 2]);
  expect(parseIds(7)).toEqual([7]);
  expect([parseIds(""), parseIds(null), parseIds(undefined)]).toEqual([[], [], []]);
});

test("a number that no row can have counts as missing", () => {
  expect(parseIds("5,0,9007199254740992,9999999999999999")).toEqual([5, 0]);
});
