import { expect, test } from "vitest";
import { catalogue } from "../../products/seed/seed-catalogue";
import { goodsLines } from "../../products/seed/seed-words";
import { memoryFiles } from "../../adapters/memory-files";
import { withDrawnPictures } from "../../files/drawn-pictures";
import { demoPicturePaths, drawPicture } from "./pictures";

test("every product of the demo has a picture of its kind", () => {
  for (const [shop, lines] of goodsLines.entries()) {
    for (const { image } of catalogue(shop, lines.length * 8)) expect(drawPicture(image), image).toMatch(/^<svg /);
  }
});

test("pictures need no font, and all differ", () => {
  const drawn = demoPicturePaths.map((path) => drawPicture(path) ?? "");
  for (const svg of drawn) expect(svg).not.toMatch(/<text|font|undefined|NaN|href/);
  const signs = new Set(drawn);
  expect(signs.size).toBeGreaterThan(drawn.length - 10);
});

test("only the paths of the demo are drawn", () => {
  for (const path of ["demo/cup-5.svg", "demo/cup-0.svg", "demo/toString-1.svg", "cup-1.svg", "demo/../cup-1.svg", ""]) {
    expect(drawPicture(path)).toBeUndefined();
  }
});

test("storage hands out demo pictures that nobody has put there", async () => {
  const files = withDrawnPictures(memoryFiles(), drawPicture);
  expect(await files.open("demo/cup-1.svg")).toMatchObject({ type: "image/svg+xml" });
  expect(await files.open("demo/cup-9.svg")).toBeUndefined();
  expect(files.publicUrl("demo/cup-1.svg")).toBe("/files/demo/cup-1.svg");
  const page = withDrawnPictures(memoryFiles(), drawPicture, () => "blob:picture");
  expect([page.publicUrl("demo/cup-1.svg"), page.publicUrl("other.png")]).toEqual(["blob:picture", "/files/other.png"]);
});
