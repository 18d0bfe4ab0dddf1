import { expect, test } from "vitest";
import { iconCalled, searchIcons } from "./icon-search";

const icons = [
  { name: "s-home", words: ["house", "odometer"] },
  { name: "video-camera", words: ["film"] },
  { name: "camera" },
  { name: "video-play" },
];
const names = (text: string) => searchIcons(icons, text).map(({ name }) => name);

test("an empty search shows every icon", () => expect([names(""), names("  ")].map((found) => found.length)).toEqual([4, 4]));

test("every typed word is looked for, in names and beside them, whatever its case", () => {
  expect(names("Video")).toEqual(["video-camera", "video-play"]);
  expect(names("camera video")).toEqual(["video-camera"]);
  expect(names("video-p")).toEqual(["video-play"]);
  expect(names("hous")).toEqual(["s-home"]);
});

test("a name that begins with what is typed comes first", () => expect(names("camera")).toEqual(["camera", "video-camera"]));

test("no match is no icon, not the last list", () => expect([names("rocket"), names("商品")]).toEqual([[], []]));

test("an icon is known by its name, with Element's prefix or without", () => {
  expect(["s-home", "el-icon-s-home", "odometer", null].map((name) => iconCalled(icons, name)?.name)).toEqual([
    "s-home",
    "s-home",
    undefined,
    undefined,
  ]);
});
