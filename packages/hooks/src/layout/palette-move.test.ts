import { expect, test } from "vitest";
import { movedTo } from "./palette-move";

test("up and down go round", () =>
  expect([movedTo("ArrowDown", 0, 3), movedTo("ArrowDown", 2, 3), movedTo("ArrowUp", 0, 3), movedTo("ArrowUp", 2, 3)]).toEqual([
    1, 0, 2, 1,
  ]));

test("pages stop at the ends, Home and End lead there", () => {
  expect([movedTo("PageDown", 0, 20), movedTo("PageDown", 15, 20), movedTo("PageUp", 15, 20), movedTo("PageUp", 3, 20)]).toEqual([
    8, 19, 7, 0,
  ]);
  expect([movedTo("Home", 5, 20), movedTo("End", 5, 20)]).toEqual([0, 19]);
});

test("other keys lead nowhere", () => expect(movedTo("a", 0, 3)).toBeUndefined());
