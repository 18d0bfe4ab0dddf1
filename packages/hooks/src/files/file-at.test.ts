import { expect, test } from "vitest";
import { fileAt } from "./file-at";

test("the bytes and the type of a file are those at its address", async () => {
  const file = await fileAt("data:text/plain;charset=utf-8,tea");
  expect([await file.text(), file.type]).toEqual(["tea", "text/plain;charset=utf-8"]);
});

test("an address with a broken file rejects", async () => {
  await expect(fileAt("data:;base64,*")).rejects.toThrow();
});
