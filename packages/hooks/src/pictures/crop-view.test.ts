import { expect, test } from "vitest";
import { boxWithin, largestBox, pictureOn, pixelsUnder, placeOf, turned, visible } from "./crop-view";

const stage = { width: 400, height: 300 };

test("a picture is shown whole and in the middle, and a zoomed one covers its stage", () => {
  expect(pictureOn(stage, { width: 1200, height: 1200 }, 1)).toEqual({ x: 50, y: 0, width: 300, height: 300 });
  expect(pictureOn(stage, { width: 1200, height: 1200 }, 2, { x: 1000, y: -1000 })).toEqual({ x: 0, y: -300, width: 600, height: 600 });
  expect(pictureOn(stage, { width: 100, height: 1000 }, 2)).toEqual({ x: 170, y: -150, width: 60, height: 600 });
});

test("a turned picture has its sides exchanged", () => {
  expect(turned({ width: 4, height: 3 }, -3)).toEqual({ width: 3, height: 4 });
  expect(turned({ width: 4, height: 3 }, 2)).toEqual({ width: 4, height: 3 });
});

test("the largest box of a ratio lies in the middle of what is seen", () => {
  const seen = visible(stage, { x: -100, y: 20, width: 600, height: 200 });
  expect(seen).toEqual({ x: 0, y: 20, width: 400, height: 200 });
  expect(largestBox(seen, 1)).toEqual({ x: 100, y: 20, width: 200, height: 200 });
  expect(largestBox(seen, 4)).toEqual({ x: 0, y: 70, width: 400, height: 100 });
  expect(largestBox(seen, undefined)).toEqual(seen);
});

test("a box that is moved stops at the edge and keeps its size", () => {
  const bounds = { x: 50, y: 0, width: 300, height: 300 };
  const before = { x: 60, y: 10, width: 100, height: 50 };
  expect(boxWithin(bounds, { ...before, x: -500, y: 900 }, before, 2)).toEqual({ x: 50, y: 250, width: 100, height: 50 });
});

test("a box that is resized stops at the edge, keeps its ratio, and keeps the side that was not pulled", () => {
  const bounds = { x: 0, y: 0, width: 300, height: 300 };
  const before = { x: 100, y: 100, width: 100, height: 100 };
  expect(boxWithin(bounds, { x: 100, y: 100, width: 900, height: 900 }, before, 1)).toEqual({ x: 100, y: 100, width: 200, height: 200 });
  expect(boxWithin(bounds, { x: -700, y: -700, width: 900, height: 900 }, before, 1)).toEqual({ x: 0, y: 0, width: 200, height: 200 });
  expect(boxWithin(bounds, { x: 100, y: 50, width: 900, height: 200 }, before, undefined)).toEqual({
    x: 100,
    y: 50,
    width: 200,
    height: 200,
  });
  expect(boxWithin(bounds, { x: -50, y: 100, width: 250, height: 100 }, before, undefined)).toEqual({
    x: 0,
    y: 100,
    width: 200,
    height: 100,
  });
});

test("pixels under a box are whole and on the picture, whatever the rounding", () => {
  for (const picture of [
    { width: 1000, height: 1600 },
    { width: 777, height: 333 },
    { width: 7, height: 4001 },
  ]) {
    for (const ratio of [1, 9 / 16, 2, undefined]) {
      const on = pictureOn({ width: 463, height: 371 }, picture, 1.37);
      const box = largestBox(visible({ width: 463, height: 371 }, on), ratio);
      const { x, y, width, height } = pixelsUnder(box, on, picture);
      expect([x, y, width, height].every(Number.isInteger)).toBe(true);
      expect(Math.min(x, y, width - 1, height - 1)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(picture.width);
      expect(y + height).toBeLessThanOrEqual(picture.height);
    }
  }
});

test("pixels lie where they were taken from", () => {
  const on = { x: 50, y: 0, width: 300, height: 300 };
  const pixels = { x: 400, y: 0, width: 800, height: 1200 };
  expect(placeOf(pixels, on, { width: 1200, height: 1200 })).toEqual({ x: 150, y: 0, width: 200, height: 300 });
  expect(pixelsUnder({ x: 150, y: 0, width: 200, height: 300 }, on, { width: 1200, height: 1200 })).toEqual(pixels);
});
