import fc from "fast-check";
import { expect, test } from "vitest";
import { type Box, moved, placeByDrag, placeByKey } from "./reorder";

test("an item moves to its new place and the others close up", () => {
  expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
});

test("a place that does not exist moves nothing", () => {
  const items = ["a", "b"];
  for (const [from, to] of [
    [0, 2],
    [-1, 0],
    [2, 0],
    [0, 0.5],
    [1, 1],
  ] as const)
    expect(moved(items, from, to)).toBe(items);
});

test("a move and its way back change nothing, and no item is ever lost", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (items, a, b) => {
      const [from, to] = [a % items.length, b % items.length];
      const there = moved(items, from, to);
      expect(there[to]).toBe(items[from]);
      expect(there.toSorted()).toEqual(items.toSorted());
      expect(moved(there, to, from)).toEqual(items);
    }),
  );
});

/** Boxes ten high in rows of these widths. */
const rows = (...widths: number[][]): Box[] =>
  widths.flatMap((row, line) => {
    let left = 0;
    return row.map((width) => ({ left, right: (left += width), top: line * 12, bottom: line * 12 + 10 }));
  });

test("in a list up and down move one place, and stop at the ends", () => {
  const boxes = rows([10], [10], [10]);
  expect(placeByKey(boxes, 1, "ArrowUp", { layout: "list" })).toBe(0);
  expect(placeByKey(boxes, 1, "ArrowDown", { layout: "list" })).toBe(2);
  expect(placeByKey(boxes, 0, "ArrowUp", { layout: "list" })).toBeUndefined();
  expect(placeByKey(boxes, 2, "ArrowDown", { layout: "list" })).toBeUndefined();
  expect(placeByKey(boxes, 1, "ArrowLeft", { layout: "list" })).toBeUndefined();
});

test("in rows that wrap left and right follow the order, also across the end of a row", () => {
  const boxes = rows([10, 10], [10, 10]);
  expect(placeByKey(boxes, 1, "ArrowRight", { layout: "wrap" })).toBe(2);
  expect(placeByKey(boxes, 2, "ArrowLeft", { layout: "wrap" })).toBe(1);
  expect(placeByKey(boxes, 3, "ArrowRight", { layout: "wrap" })).toBeUndefined();
});

test("where writing runs from right to left, left and right change places", () => {
  const boxes = rows([10, 10, 10]);
  expect(placeByKey(boxes, 1, "ArrowLeft", { layout: "wrap", isRtl: true })).toBe(2);
  expect(placeByKey(boxes, 1, "ArrowRight", { layout: "wrap", isRtl: true })).toBe(0);
});

test("up and down go to the nearest item of the next row, however wide the items are", () => {
  const boxes = rows([10, 40, 10], [30, 30], [10]);
  expect(placeByKey(boxes, 0, "ArrowDown", { layout: "wrap" })).toBe(3);
  expect(placeByKey(boxes, 2, "ArrowDown", { layout: "wrap" })).toBe(4);
  expect(placeByKey(boxes, 4, "ArrowUp", { layout: "wrap" })).toBe(2);
  expect(placeByKey(boxes, 4, "ArrowDown", { layout: "wrap" })).toBe(5);
  expect(placeByKey(boxes, 1, "ArrowUp", { layout: "wrap" })).toBeUndefined();
});

test("Home and End go to either end, and other keys mean nothing", () => {
  const boxes = rows([10, 10], [10]);
  expect(placeByKey(boxes, 1, "Home", { layout: "wrap" })).toBe(0);
  expect(placeByKey(boxes, 0, "End", { layout: "list" })).toBe(2);
  expect(placeByKey(boxes, 0, "Home", { layout: "list" })).toBeUndefined();
  expect(placeByKey(boxes, 0, "Enter", { layout: "wrap" })).toBeUndefined();
  expect(placeByKey([], 0, "ArrowDown", { layout: "wrap" })).toBeUndefined();
});

/** Boxes of these heights below each other, with a gap of 8. */
const below = (heights: readonly number[]) => {
  let top = 0;
  return heights.map((height) => {
    const box = { left: 0, right: 100, top, bottom: top + height };
    top += height + 8;
    return box;
  });
};

test("a dragged item goes past those whose middle its edge has crossed, several at once", () => {
  const boxes = below([20, 20, 20, 20]);
  expect(placeByDrag(boxes, 0, { x: 0, y: 10 }, { layout: "list" })).toBe(0);
  expect(placeByDrag(boxes, 0, { x: 0, y: 20 }, { layout: "list" })).toBe(1);
  expect(placeByDrag(boxes, 0, { x: 0, y: 80 }, { layout: "list" })).toBe(3);
  expect(placeByDrag(boxes, 3, { x: 0, y: -200 }, { layout: "list" })).toBe(0);
  expect(placeByDrag(boxes, 2, { x: 0, y: 0 }, { layout: "list" })).toBe(2);
  expect(placeByDrag([], 0, { x: 0, y: 5 }, { layout: "list" })).toBe(0);
});

test("an item held still does not tremble between two places, whatever the heights", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 4, max: 200 }), { minLength: 2, maxLength: 8 }),
      fc.nat(),
      fc.integer({ min: -600, max: 600 }),
      (heights, pick, shift) => {
        const at = pick % heights.length;
        const boxes = below(heights);
        const place = placeByDrag(boxes, at, { x: 0, y: shift }, { layout: "list" });
        const after = below(moved(heights, at, place));
        // its drag position is unchanged, its layout position is not
        const held = (boxes[at]?.top ?? 0) + shift;
        expect(placeByDrag(after, place, { x: 0, y: held - (after[place]?.top ?? 0) }, { layout: "list" })).toBe(place);
      },
    ),
  );
});

test("in rows that wrap a dragged item goes past several at once, and into the row that it is held over", () => {
  const boxes = rows([20, 20, 20], [20, 20]);
  const drag = (at: number, x: number, y: number, isRtl = false) => placeByDrag(boxes, at, { x, y }, { layout: "wrap", isRtl });
  expect(drag(0, 40, 0)).toBe(2);
  expect(drag(0, 9, 0)).toBe(0);
  expect(drag(2, -40, 0)).toBe(0);
  expect(drag(0, 20, 12)).toBe(4);
  expect(drag(4, 0, -12)).toBe(1);
  expect(drag(0, 300, 12)).toBe(0);
  expect(drag(0, 0, 300)).toBe(0);
});

test("where writing runs from right to left, dragging to the left goes on in the order", () => {
  const boxes = rows([20, 20, 20]).map((box) => ({ ...box, left: -box.right, right: -box.left }));
  expect(placeByDrag(boxes, 0, { x: -40, y: 0 }, { layout: "wrap", isRtl: true })).toBe(2);
  expect(placeByDrag(boxes, 2, { x: 40, y: 0 }, { layout: "wrap", isRtl: true })).toBe(0);
});
