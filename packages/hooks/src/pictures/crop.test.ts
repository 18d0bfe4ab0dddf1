import { expect, test } from "vitest";
import {
  boxOf,
  type Crop,
  type CropEvent,
  croppedName,
  cropShapes,
  emptyCrop,
  isCroppable,
  resultSize,
  shapedBox,
  squareBox,
  stepCrop,
} from "./crop";

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

test("zooming has an end on both sides, turning has none", () => {
  const out = Array.from({ length: 40 }, () => [{ is: "zoomOut" }, { is: "turnLeft" }] satisfies CropEvent[]).flat();
  expect(after({ is: "chosen", source }, ...out)).toMatchObject({ zoom: 1, turns: -40 });
  expect(after({ is: "chosen", source }, { is: "zoomed", zoom: 100 }).zoom).toBe(8);
  expect(after({ is: "chosen", source }, { is: "zoomed", zoom: 2.5 }).zoom).toBe(2.5);
});

test("a chosen shape starts cropping and is kept for the next picture", () => {
  const crop = after({ is: "chosen", source }, { is: "stop" }, { is: "shaped", shape: "3:4" });
  expect(crop).toMatchObject({ isCropping: true, shape: "3:4" });
  expect(stepCrop(crop, { is: "chosen", source }).shape).toBe("3:4");
});

test("without a picture nothing can be done, and after the upload there is none", () => {
  expect(after({ is: "start" }, { is: "turnRight" })).toEqual(emptyCrop);
  expect(after({ is: "chosen", source }, { is: "zoomIn" }, { is: "uploaded" })).toEqual(emptyCrop);
});

test("the shapes are 1:1, 3:4, 16:9 and free, and 16:9 is the first", () => {
  const { all, first } = cropShapes(undefined);
  expect(all.map(({ key, box }) => [key, box.ratio])).toEqual([
    ["1:1", 1],
    ["3:4", 0.75],
    ["16:9", 16 / 9],
    ["free", undefined],
  ]);
  expect(first).toBe("16:9");
});

test("what a field asks for comes first, and a label has its fixed box alone", () => {
  expect(cropShapes(boxOf({ width: 800, height: 640 }))).toMatchObject({
    first: "own",
    all: { length: 5, 0: { box: { ratio: 1.25, label: "800 × 640" } } },
  });
  expect(cropShapes(shapedBox({ width: 375, height: 180 })).all[0]).toMatchObject({ key: "own", box: { label: "375:180" } });
  expect(cropShapes(shapedBox({ width: 90, height: 90 }))).toMatchObject({ first: "1:1", all: { length: 4, 0: { box: squareBox } } });
  expect(cropShapes(squareBox, "标签图").all).toEqual([
    { key: "own", box: { ratio: 2, size: { width: 200, height: 100 }, label: "200 × 100", isOnly: true } },
  ]);
});

test("the result has the fixed size, or the pixels of the box as far as they are allowed", () => {
  expect(resultSize(boxOf({ width: 800, height: 800 }), { width: 1200, height: 1200 })).toEqual({ width: 800, height: 800 });
  expect(resultSize(squareBox, { width: 3200, height: 3200 })).toEqual({ width: 1600, height: 1600 });
  expect(resultSize({ ratio: undefined }, { width: 3200, height: 1 })).toEqual({ width: 3200, height: 1 });
});

test("a crop keeps the name of its picture, and one without a name is named after its moment", () => {
  const now = new Date(1700000000000);
  expect(croppedName("茶山.jpeg", now, "image/jpeg")).toBe("茶山.jpeg");
  expect(croppedName("茶山.JPG", now, "image/png")).toBe("茶山.png");
  expect(croppedName("1688.com.jpg", now, "image/png")).toBe("1688.com.png");
  expect(croppedName("第 1.5 版", now, "image/png")).toBe("第 1.5 版.png");
  expect(croppedName(undefined, now, "image/png")).toBe("1700000000000.png");
  expect(croppedName("", now, "image/jpeg")).toBe("1700000000000.jpg");
});

test("pictures are known by their extension", () => {
  expect(["a.GIF", "a.jpg", "a.jpeg", "a.png", "a.bmp"].every(isCroppable)).toBe(true);
  expect(["a.webp", "a.svg", "a.png.exe", "png"].some(isCroppable)).toBe(false);
});
