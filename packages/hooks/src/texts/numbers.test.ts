import { expect, test } from "vitest";
import { groupedNumber, shortNumber } from "./numbers";
import { lastPage, shownPages } from "../list/paging";

test.each([
  [999, "999"],
  [1_000, "1k"],
  [1_234, "1.2k"],
  [999_949, "999.9k"],
  [999_950, "1M"],
  [-1_500, "-1.5k"],
  [2_500_000, "2.5M"],
  [3e9, "3G"],
  [4e12, "4T"],
  [5e15, "5P"],
  [6e18, "6E"],
])("%d is %s in short", (value, text) => expect(shortNumber(value, "letters")).toBe(text));

test.each([
  [9_999, "9999"],
  [12_345, "1.2万"],
  [-15_000, "-1.5万"],
  [3e8, "3亿"],
])("%d is %s in short in Chinese units", (value, text) => expect(shortNumber(value, "chinese")).toBe(text));

test("thousands are set apart", () => expect([groupedNumber(0), groupedNumber(1234567)]).toEqual(["0", "1,234,567"]));

test("the last page is the one that the last row is on", () =>
  expect([lastPage(0, 20), lastPage(20, 20), lastPage(21, 20)]).toEqual([1, 1, 2]));

test("a pager shows the ends and the neighbours, with gaps between", () => {
  expect(shownPages(1, 1)).toEqual([1]);
  expect(shownPages(1, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(shownPages(10, 20)).toEqual([1, 0, 8, 9, 10, 11, 12, 0, 20]);
  expect(shownPages(20, 20)).toEqual([1, 0, 15, 16, 17, 18, 19, 20]);
});
