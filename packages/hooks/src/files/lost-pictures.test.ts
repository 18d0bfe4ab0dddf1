import { expect, test } from "vitest";
import { lostPictures } from "./lost-pictures";

const warning = { address: "https://a.test/1.png", message: "图片打不开，请检查地址，或稍后重试" };

test("a save says how many pictures stayed on other sites, and why the first of them did", () => {
  expect(lostPictures({ id: 1, warnings: [warning, { ...warning, address: "https://a.test/2.png" }] })).toBe(
    "有 2 张其他网站的图片没有存入图片库：https://a.test/1.png，图片打不开，请检查地址，或稍后重试",
  );
});

test("a long address is cut, and nothing is said of a save that took all", () => {
  expect(lostPictures({ warnings: [{ ...warning, address: `https://a.test/${"x".repeat(200)}` }] })).toMatch(/x…，/);
  for (const answer of [null, undefined, { id: 1 }, { warnings: [] }, { warnings: ["?"] }]) expect(lostPictures(answer)).toBeUndefined();
});
