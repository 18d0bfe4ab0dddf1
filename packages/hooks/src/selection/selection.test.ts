import fc from "fast-check";
import { expect, test } from "vitest";
import { drop, orderOf, pageState, type Selection, toggle, togglePage } from "./selection";

const empty = (rest: Partial<Selection<number, string>> = {}): Selection<number, string> => ({
  picked: new Map(),
  mode: "multiple",
  ...rest,
});
const pick = (selection: Selection<number, string>, ...ids: number[]) =>
  ids.reduce((now, id) => {
    const next = toggle(now, id, `row ${id}`);
    return next === "full" ? now : next;
  }, selection);

test("rows keep the order in which they were picked, and dropping one moves the later ones up", () => {
  const selection = pick(empty(), 7, 3, 5);
  expect([7, 3, 5, 9].map((id) => orderOf(selection, id))).toEqual([1, 2, 3, 0]);
  expect([7, 5].map((id) => orderOf(drop(selection, [3]), id))).toEqual([1, 2]);
});

test("single mode replaces", () => {
  expect([...pick(empty({ mode: "single" }), 1, 2).picked.keys()]).toEqual([2]);
});

test("a full selection refuses one more, and a page that does not fit", () => {
  const selection = pick(empty({ max: 2 }), 1, 2);
  expect(toggle(selection, 3, "row 3")).toBe("full");
  expect(
    togglePage(pick(empty({ max: 2 }), 1), [
      [2, "row 2"],
      [3, "row 3"],
    ]),
  ).toBe("full");
});

test("the header box ticks the whole page, then drops it, and leaves other pages alone", () => {
  const page: [number, string][] = [
    [2, "row 2"],
    [3, "row 3"],
  ];
  const ticked = togglePage(pick(empty(), 1, 3), page);
  if (ticked === "full") throw new Error("it fits");
  expect([...ticked.picked.keys()]).toEqual([1, 3, 2]);
  expect(pageState(ticked, [2, 3])).toBe("all");
  const dropped = togglePage(ticked, page);
  if (dropped === "full") throw new Error("it fits");
  expect([...dropped.picked.keys()]).toEqual([1]);
  expect(pageState(dropped, [])).toBe("none");
});

test("however rows are pressed, no row is picked twice and never more than max", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 8 })), fc.integer({ min: 1, max: 5 }), (presses, max) => {
      const selection = pick(empty({ max }), ...presses);
      expect(selection.picked.size).toBeLessThanOrEqual(max);
      for (const id of selection.picked.keys()) expect(presses).toContain(id);
    }),
  );
});
