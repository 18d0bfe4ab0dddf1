import { expect, test } from "vitest";
import { type Crop, cropBox, type CropEvent, croppedName, emptyCrop, isCroppable, stepCrop } from "./crop";

const source = { is: "picture", address: "/a.png", name: "a" } as const;
const after = (...events: readonly CropEvent[]): Crop => events.reduce(stepCrop, emptyCrop);

test("a chosen picture is cropped at once, upright and fitting", () => {
  expect(after({ is: "chosen", source })).toEqual({ source, isCropping: true, zoom: 1, turns: 0, clears: 0 });
});

test("another picture begins afresh", () => {
  const again = after({ is: "chosen", source }, { is: "turnLeft" }, { is: "zoomIn" }, { is: "stop" }, { is: "chosen", source });
  expect(again).toMatchObject({ isCropping: true, zoom: 1, turns: 0 });
});

test("cropping starts and stops, and clearing takes the box away", () => {
  const crop = after({ is: "chosen", source }, { is: "stop" });
  expect(crop.isCropping).toBe(false);
  expect(stepCrop(crop, { is: "start" }).isCropping).toBe(true);
  expect(stepCrop(crop, { is: "clear" }).clears).toBe(1);
});

test("zooming and turning have an end and none", () => {
  const events = Array.from({ length: 40 }, () => [{ is: "zoomOut" }, { is: "turnLeft" }] satisfies CropEvent[]).flat();
  const crop = after({ is: "chosen", source }, ...events);
  expect(crop.zoom).toBeCloseTo(1 / 8);
  expect(crop.turns).toBe(-40);
});

test("without a picture nothing can be done, and after the upload there is none", () => {
  expect(after({ is: "start" }, { is: "turnRight" })).toEqual(emptyCrop);
  expect(after({ is: "chosen", source }, { is: "zoomIn" }, { is: "uploaded" })).toEqual(emptyCrop);
});

test("the box begins at 16:9; a labelled picture has a fixed one of 200 × 100", () => {
  expect(cropBox(undefined)).toEqual({ ratio: 16 / 9, size: undefined });
  expect(cropBox("标签图")).toEqual({ ratio: 2, size: { width: 200, height: 100 } });
});

test("a crop is named after its moment", () => {
  expect(croppedName(new Date(1700000000000), "image/png")).toBe("1700000000000.png");
  expect(croppedName(new Date(1700000000000), "image/jpeg")).toBe("1700000000000.jpg");
});

test("pictures are known by their extension", () => {
  expect(["a.GIF", "a.jpg", "a.jpeg", "a.png", "a.bmp"].every(isCroppable)).toBe(true);
  expect(["a.webp", "a.svg", "a.png.exe", "png"].some(isCroppable)).toBe(false);
});
