import { expect, test } from "vitest";
import { countWords } from "./count-words";
import { findMatches } from "./find-matches";
import { linkAddress } from "./link-address";
import { listMarker, type ListMarker } from "./list-marker";

test("a Chinese character is a word, and so is a run of letters or digits", () => {
  expect(["", "  ，。", "明前龙井", "2024年新茶", "it's 99.5% O.K.", "茶tea茶", "こんにちは"].map(countWords)).toEqual([
    0, 0, 4, 4, 3, 3, 5,
  ]);
});

test("what is looked for is found as it is written", () => {
  expect(findMatches("aXaxA", "a", false)).toEqual([
    { from: 0, to: 1 },
    { from: 2, to: 3 },
    { from: 4, to: 5 },
  ]);
  expect(findMatches("aXaxA", "A", true)).toEqual([{ from: 4, to: 5 }]);
  expect(findMatches("1+1=2 (a) [b] {c} \\d /x- 🧧", "(a) [b] {c} \\d /x- 🧧", false)).toHaveLength(1);
  expect(findMatches("aaa", "aa", true)).toEqual([{ from: 0, to: 2 }]);
  expect(findMatches("aaa", "", true)).toEqual([]);
});

test("an address may be typed as people say it", () => {
  expect(linkAddress(" www.a.cn/x?y#z ")).toBe("https://www.a.cn/x?y#z");
  expect(linkAddress("中国.cn")).toBe("https://中国.cn");
  expect(linkAddress("a.b@c.cn")).toBe("mailto:a.b@c.cn");
  expect(linkAddress("tel:+8657100000000")).toBe("tel:+8657100000000");
  expect(linkAddress("localhost:3000/x")).toBe("https://localhost:3000/x");
  for (const input of ["", "茶", "javascript:alert(1)", "javascript:a.b", "data:x", "/coupon/list", "http://", "a b.c d"]) {
    expect(linkAddress(input), input).toBeUndefined();
  }
});

test("the sign before a point of Word's lists tells how it counts", () => {
  const ordered = (number: number, type?: ListMarker["type"]) => ({ isOrdered: true, number, ...(type && { type }) });
  const unordered = { isOrdered: false, number: 1 };
  expect(["1.", "12)", "（3）", "1.2.", "一、", "（十）", "二十一、", "第三"].map((sign) => listMarker(sign))).toEqual(
    [1, 12, 3, 2, 1, 10, 21, 3].map((number) => ordered(number)),
  );
  expect([listMarker("a."), listMarker("C)"), listMarker("i."), listMarker("IV.")]).toEqual([
    ordered(1, "a"),
    ordered(3, "A"),
    ordered(1, "i"),
    ordered(4, "I"),
  ]);
  expect(listMarker("v.", listMarker("iv."))).toEqual(ordered(5, "i"));
  expect(listMarker("i.", listMarker("h."))).toEqual(ordered(9, "a"));
  expect(["·", "o", "Ø", "§", "-", "●", "abc.", ""].map((sign) => listMarker(sign))).toEqual(Array.from({ length: 8 }, () => unordered));
});
