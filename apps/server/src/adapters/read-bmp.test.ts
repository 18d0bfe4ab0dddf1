import { expect, test } from "vitest";
import { bmpOf, joined, littleEndian } from "../testing/safety/made-files";
import { bmpSize, readBmp } from "./read-bmp";

const zeros = (count: number) => Array.from({ length: count }, () => 0);

/** A BMP with a header of 40 bytes (or more, with masks) and the given values. */
function bmp(
  width: number,
  height: number,
  depth: number,
  rest: readonly number[],
  { packing = 0, masks = [] }: { packing?: number; masks?: readonly number[] } = {},
) {
  const start = 54 + masks.length * 4 + (depth <= 8 ? 4 * 2 ** depth : 0);
  const head = [
    ...littleEndian(40),
    ...littleEndian(width),
    ...littleEndian(height),
    1,
    0,
    depth,
    0,
    ...littleEndian(packing),
    ...zeros(20),
  ];
  return joined(
    "BM",
    zeros(8),
    littleEndian(start),
    head,
    masks.flatMap((mask) => littleEndian(mask)),
    rest,
  );
}

test("pixels come from the top, whatever the order of the rows", async () => {
  const rows = [
    [
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
    ],
    [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ],
  ] as const;
  const expected = Uint8Array.from(rows.flat().flatMap((pixel) => [...pixel, 255]));
  expect(await readBmp(bmpOf(rows))).toEqual({ width: 3, height: 2, data: expected });
  const topDown = bmp(1, 0x1_0000_0000 - 2, 24, [3, 2, 1, 0, 6, 5, 4, 0]);
  expect((await readBmp(topDown))?.data).toEqual(Uint8Array.from([1, 2, 3, 255, 4, 5, 6, 255]));
});

test("palettes of two, sixteen and 256 colours", async () => {
  const palette = (count: number) => Array.from({ length: count }, (_, at) => [at, at + 1, at + 2, 0]).flat();
  expect((await readBmp(bmp(3, 1, 1, [...palette(2), 0b0100_0000, 0, 0, 0])))?.data).toEqual(
    Uint8Array.from([2, 1, 0, 255, 3, 2, 1, 255, 2, 1, 0, 255]),
  );
  expect((await readBmp(bmp(2, 1, 4, [...palette(16), 0x5f, 0, 0, 0])))?.data).toEqual(Uint8Array.from([7, 6, 5, 255, 17, 16, 15, 255]));
  expect((await readBmp(bmp(1, 1, 8, [...palette(256).map((value) => value % 256), 9, 0, 0, 0])))?.data).toEqual(
    Uint8Array.from([11, 10, 9, 255]),
  );
});

test("sixteen and thirty-two bits, with masks and without", async () => {
  expect((await readBmp(bmp(1, 1, 16, [0xff, 0x7f, 0, 0])))?.data).toEqual(Uint8Array.from([255, 255, 255, 255]));
  const masks565 = { packing: 3, masks: [0xf800, 0x07e0, 0x001f] };
  expect((await readBmp(bmp(1, 1, 16, [0x00, 0xf8, 0, 0], masks565)))?.data).toEqual(Uint8Array.from([255, 0, 0, 255]));
  expect((await readBmp(bmp(1, 1, 32, [1, 2, 3, 0])))?.data).toEqual(Uint8Array.from([3, 2, 1, 255]));
  const swapped = { packing: 3, masks: [0x000000ff, 0x0000ff00, 0x00ff0000] };
  expect((await readBmp(bmp(1, 1, 32, [1, 2, 3, 0], swapped)))?.data).toEqual(Uint8Array.from([1, 2, 3, 255]));
});

test("what ends early or is packed is no picture", async () => {
  const whole = bmpOf([[[1, 2, 3]]]);
  expect(bmpSize(whole)).toEqual({ width: 1, height: 1 });
  for (const broken of [
    whole.subarray(0, 55),
    whole.subarray(0, 20),
    joined("BM", zeros(60)),
    bmp(0, 1, 24, zeros(8)),
    bmp(4, 4, 8, zeros(2000), { packing: 1 }),
  ]) {
    expect(await readBmp(broken)).toBeUndefined();
  }
});
