import { expect, test } from "vitest";
import { sizeText } from "../texts";
import { acceptOf, extensionLabel, fileRefusal, uploadTip } from "./upload-rules";

const rule = {
  extensions: ["png", "jpg"],
  types: ["image/png", "image/jpeg"],
  maxBytes: 2 * 1024 * 1024,
  maxPixels: null,
  maxFrames: null,
};
const file = (name: string, size = 10, type = "image/png") => ({ name, size, type });

test("a file is refused by its extension, its size, or because it is empty", () => {
  expect(fileRefusal(file("a.png"), rule, "file")).toBeUndefined();
  expect(fileRefusal(file("A.JPG"), rule, "file")).toBeUndefined();
  expect(fileRefusal(file("a.svg"), rule, "file")).toEqual({ key: "upload.refused.type", params: { extensions: "png, jpg" } });
  expect(fileRefusal(file("a.svg"), rule, "image")).toEqual({ key: "upload.refused.picture" });
  expect(fileRefusal(file("a.webp"), rule, "image")).toEqual({ key: "upload.refused.picture" });
  expect(fileRefusal(file("1688.com.jpg"), rule, "image")).toBeUndefined();
  expect(fileRefusal(file("a.png", 3 * 1024 * 1024), rule, "file")).toEqual({
    key: "upload.refused.size",
    params: { size: "2", unit: "MB" },
  });
  expect(fileRefusal(file("a.png", 0), rule, "file")).toEqual({ key: "upload.refused.empty" });
});

test("a file without an extension goes by its type", () => {
  expect(fileRefusal(file("截图"), rule, "file")).toBeUndefined();
  expect(fileRefusal(file("笔记", 10, "text/plain"), rule, "file")).toMatchObject({ key: "upload.refused.type" });
});

test("without rules only an empty file is refused: the server decides", () => {
  expect(fileRefusal(file("a.exe"), undefined, "file")).toBeUndefined();
  expect(fileRefusal(file("a.exe", 0), undefined, "file")).toEqual({ key: "upload.refused.empty" });
});

test("tip and file input say what is taken", () => {
  expect(uploadTip(rule)).toEqual({ key: "upload.tip", params: { size: "2", unit: "MB", accept: "png/jpg" } });
  expect([acceptOf(rule), acceptOf(undefined)]).toEqual([".png,.jpg", undefined]);
});

test("sizes are read in the unit that fits", () => {
  expect(["0", "900", "1536", "10485760", "3221225472"].map(sizeText)).toEqual(["0 B", "900 B", "1.5 KB", "10 MB", "3 GB"]);
  expect([sizeText(null), sizeText(""), sizeText("不明")]).toEqual(["", "", "不明"]);
});

test("an extension is shown in capitals", () => {
  expect(["a.pdf", "/f/b.tar.gz?x=1", "none"].map(extensionLabel)).toEqual(["PDF", "GZ", ""]);
});
