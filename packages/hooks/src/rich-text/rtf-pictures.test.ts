import { expect, test } from "vitest";
import { rtfPictures } from "./rtf-pictures";

const png = "89504e470d0a1a0a\n0000000d49484452";
const jpeg = "ffd8ffe000104a464946";

test("the pictures of a text come out in their order, each once", async () => {
  const rtf = String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}\par {\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn a}{\sv b}}}\picw1\pich1\pngblip\bliptag12{\*\blipuid 0123456789abcdef0123456789abcdef}${png}}}{\nonshppict{\pict\picw1\wmetafile8 0100090000}} text \{ {\pict\jpegblip
${jpeg}}{\pict\wmetafile8 010009000003000000000000}}`;
  const [first, second, third] = rtfPictures(rtf);
  expect(rtfPictures(rtf)).toHaveLength(3);
  expect([first?.name, first?.type, first?.size]).toEqual(["1.png", "image/png", 16]);
  expect(new Uint8Array((await first?.arrayBuffer()) ?? new ArrayBuffer())[1]).toBe(0x50);
  expect(second).toMatchObject({ name: "2.jpg", type: "image/jpeg" });
  expect(third).toBeUndefined();
});

test("text without pictures, or broken off, has none", () => {
  expect(rtfPictures("")).toEqual([]);
  expect(rtfPictures(String.raw`{\rtf1 {\pictures}}`)).toEqual([]);
  expect(rtfPictures(String.raw`{\rtf1 {\pict\pngblip 8950`)).toEqual([undefined]);
});
