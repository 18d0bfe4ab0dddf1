import fc from "fast-check";
import { expect, test } from "vitest";
import { addKeywords, readKeywords, writeKeywords } from "./keywords";

test("a keyword is trimmed; an empty one and one that is there already add nothing", () => {
  expect(addKeywords(["绿茶"], "  龙井 ")).toEqual({ tags: ["绿茶", "龙井"], rest: "", known: [] });
  expect(addKeywords(["绿茶"], "   ")).toEqual({ tags: ["绿茶"], rest: "", known: [] });
  expect(addKeywords(["绿茶"], "绿茶")).toEqual({ tags: ["绿茶"], rest: "", known: ["绿茶"] });
});

test("what is pasted is divided at commas of any kind, semicolons and lines; what is stored only at commas", () => {
  expect(addKeywords([], "红、蓝；绿;黄").tags).toEqual(["红", "蓝", "绿", "黄"]);
  expect(readKeywords("红、蓝,绿")).toEqual(["红、蓝", "绿"]);
  expect(addKeywords([], "a,b，c\r\nd\te,,b").tags).toEqual(["a", "b", "c", "d", "e"]);
});

test("what the limits refuse stays in the input, with the first reason", () => {
  expect(addKeywords(["a"], "b,c,d", { count: 2 })).toEqual({
    tags: ["a", "b"],
    rest: "c,d",
    known: [],
    refusal: { reason: "count", max: 2 },
  });
  expect(addKeywords([], "短,很长的词,词", { length: 3 })).toMatchObject({
    tags: ["短", "词"],
    rest: "很长的词",
    refusal: { reason: "length", max: 3 },
  });
  expect(addKeywords(["abcd"], "ef,g", { total: 6 })).toMatchObject({
    tags: ["abcd", "g"],
    rest: "ef",
    refusal: { reason: "total", max: 6 },
  });
});

test("a full list says nothing of a keyword that is there already", () => {
  expect(addKeywords(["a", "b"], "b", { count: 2 })).toEqual({ tags: ["a", "b"], rest: "", known: ["b"] });
});

test("an emoji is one character", () => expect(addKeywords([], "👨🏻‍🌾".slice(0, 2), { length: 1 }).tags).toHaveLength(1));

test("a stored string is read without its gaps and repetitions; none is none", () => {
  expect(readKeywords(" 茶叶,,绿茶 ，茶叶,")).toEqual(["茶叶", "绿茶"]);
  expect([readKeywords(null), readKeywords(""), readKeywords(",")]).toEqual([[], [], []]);
});

const text = fc.string({ unit: fc.constantFrom("茶", "a", " ", ",", "，", "\n", "😀"), maxLength: 30 });

test("keywords come back from the wire as they were", () => {
  fc.assert(
    fc.property(text, (input) => {
      expect(readKeywords(writeKeywords(readKeywords(input)))).toEqual(readKeywords(input));
    }),
  );
});

test("no word is lost: each is a tag, was one before, or stays in the input; the limits always hold", () => {
  const limits = fc.record({
    count: fc.integer({ min: 0, max: 4 }),
    length: fc.integer({ min: 1, max: 4 }),
    total: fc.integer({ min: 0, max: 12 }),
  });
  fc.assert(
    fc.property(text, limits, (input, limits) => {
      const { tags, rest, refusal } = addKeywords([], input, limits);
      expect(new Set([...tags, ...readKeywords(rest)])).toEqual(new Set(readKeywords(input)));
      expect(refusal !== undefined).toBe(rest !== "");
      expect(tags.length).toBeLessThanOrEqual(limits.count);
      expect([...writeKeywords(tags)].length).toBeLessThanOrEqual(limits.total);
      expect(new Set(tags).size).toBe(tags.length);
    }),
  );
});
