import { expect, test } from "vitest";
import { gramsOf, productSearch } from "./product-search";

test("every two neighbouring characters make one number, each once", () => {
  expect(gramsOf("保温杯")).toHaveLength(2);
  expect(gramsOf("保温保温")).toHaveLength(2);
  expect(gramsOf("茶")).toEqual([]);
  expect(gramsOf("保温")).toEqual([(0x4fdd << 16) | 0x6e29]);
});

test("numbers stay within a column of 32 bits, for any character", () => {
  for (const gram of gramsOf("\uffff\uffff鿿😀a")) expect(Math.abs(gram)).toBeLessThanOrEqual(2 ** 31);
});

test("what is part of a name or is a search word is found by its numbers", () => {
  const { grams, searchName, searchWords } = productSearch("Snow 雪地靴", "冬, BOOTS,,");
  expect([searchName, searchWords]).toEqual(["snow 雪地靴", ",冬,boots,"]);
  for (const part of ["雪地", "地靴", "now", "boots"]) expect(grams).toEqual(expect.arrayContaining(gramsOf(part)));
  expect(productSearch("茶", null)).toEqual({ searchName: "茶", searchWords: "", grams: [] });
});
