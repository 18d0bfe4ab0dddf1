import { expect, test } from "vitest";
import { problemTexts } from "./problem";
import { fill, lengthOf, textsIn } from "./text";

const messages = {
  empty: { zh: "请填写", en: "Fill it in." },
  long: { zh: "最多 {{limit}} 个字", en: "At most {{limit}} characters." },
};

test("a sentence is filled in both languages, and a placeholder without a value stays", () => {
  expect(fill(messages.long, { limit: 20 })).toEqual({ zh: "最多 20 个字", en: "At most 20 characters." });
  expect(fill(messages.long).zh).toBe("最多 {{limit}} 个字");
  expect(fill({ zh: "在{{place}}", en: "in {{place}}" }, { place: { zh: "北京", en: "Beijing" } })).toEqual({
    zh: "在北京",
    en: "in Beijing",
  });
});

test("a number chooses between the forms of its word", () => {
  const text = { zh: "{{count}} 个", en: "{{count}} {{count|item|items}}" };
  expect([0, 1, 2, "1", "1,000"].map((count) => fill(text, { count }).en)).toEqual([
    "0 items",
    "1 item",
    "2 items",
    "1 item",
    "1,000 items",
  ]);
});

test("each problem becomes the sentence of its field", () => {
  expect(problemTexts({ name: { key: "long", params: { limit: 20 } }, sort: undefined }, messages)).toEqual({
    name: { zh: "最多 20 个字", en: "At most 20 characters." },
  });
});

test("a catalogue takes the sentences of one language", () => {
  expect(textsIn("en", messages)).toEqual({ empty: "Fill it in.", long: "At most {{limit}} characters." });
});

test("a character outside the first plane counts once", () => expect(lengthOf("券🎉")).toBe(2));
