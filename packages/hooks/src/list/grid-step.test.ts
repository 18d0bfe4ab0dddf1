import fc from "fast-check";
import { expect, test } from "vitest";
import { gridStep } from "./grid-step";

test("arrows go from cell to cell and from row to row", () => {
  expect(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"].map((key) => gridStep(key, 5, 4, 11))).toEqual([6, 4, 9, 1]);
});

test("a row goes over into the next", () => expect([gridStep("ArrowRight", 3, 4, 11), gridStep("ArrowLeft", 4, 4, 11)]).toEqual([4, 3]));

test("down into a shorter last row ends at its last cell; down from it stays", () => {
  expect([gridStep("ArrowDown", 7, 4, 11), gridStep("ArrowDown", 9, 4, 11)]).toEqual([10, 9]);
});

test("up from the first row leaves the grid", () =>
  expect([gridStep("ArrowUp", 3, 4, 11), gridStep("ArrowUp", 4, 4, 11)]).toEqual(["above", 0]));

test("Home and End are the first and the last cell; letters lead nowhere", () => {
  expect([gridStep("Home", 5, 4, 11), gridStep("End", 5, 4, 11), gridStep("a", 5, 4, 11)]).toEqual([0, 10, undefined]);
});

test("no key leads out of the grid, but up from its first row", () => {
  const grid = fc
    .integer({ min: 1, max: 50 })
    .chain((count) =>
      fc.record({ count: fc.constant(count), columns: fc.integer({ min: 1, max: 12 }), at: fc.integer({ min: 0, max: count - 1 }) }),
    );
  const key = fc.constantFrom("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End");
  fc.assert(
    fc.property(grid, key, ({ count, columns, at }, key) => {
      const goal = gridStep(key, at, columns, count);
      if (goal === "above") expect([key, at < columns]).toEqual(["ArrowUp", true]);
      else expect(goal).toBeOneOf(Array.from({ length: count }, (_, cell) => cell));
    }),
  );
});
