import { afterEach, expect, test } from "vitest";
import { catalogue, sentenceOf, textOf } from "./catalogue";
import { currentLanguage, languageOf, switchLanguage } from "./language";

const texts = catalogue("catalogue-test", {
  remove: {
    title: { zh: "删除“{{name}}”？", en: "Delete “{{name}}”?" },
  },
  export: { zh: "{{products}} 个商品，{{rows}} 行", en: "{{products}} {{products|product|products}} in {{rows}} {{rows|row|rows}}" },
  unit: { zh: "个", en: "" },
});
afterEach(() => switchLanguage("zh-CN"));

test("Chinese is the default, and a switch needs no reload", () => {
  expect(textOf(texts, "remove.title", { name: "春节券" })).toBe("删除“春节券”？");
  switchLanguage("en");
  expect(currentLanguage()).toBe("en");
  expect(textOf(texts, "remove.title", { name: "春节券" })).toBe("Delete “春节券”?");
});

test("markup in a name stays what it is", () => expect(textOf(texts, "remove.title", { name: "<b>&" })).toBe("删除“<b>&”？"));

test("what looks like a parameter in a name stays what it is", () =>
  expect(textOf(texts, "remove.title", { name: "{{name}} $t(x) $&" })).toBe("删除“{{name}} $t(x) $&”？"));

test.each([
  [1, 1, "1 product in 1 row"],
  [1, 2, "1 product in 2 rows"],
  [0, 0, "0 products in 0 rows"],
  ["1,001", "1", "1,001 products in 1 row"],
])("each number of a sentence has its own plural in English: %s, %s", (products, rows, sentence) => {
  switchLanguage("en");
  expect(textOf(texts, "export", { products, rows })).toBe(sentence);
});

test("Chinese has one form for every number", () => expect(textOf(texts, "export", { products: 1, rows: 2 })).toBe("1 个商品，2 行"));

test("a word that English does without is empty", () => {
  switchLanguage("en");
  expect(textOf(texts, "unit")).toBe("");
});

test("a message that is no key stays what it is", () => {
  expect(sentenceOf(texts, "服务器忙：{{name}}", { name: "春节券" })).toBe("服务器忙：{{name}}");
  expect(sentenceOf(texts, "remove", { name: "春节券" })).toBe("remove");
});

test.each([
  ["en-GB", "en"],
  ["zh", "zh-CN"],
  [null, "zh-CN"],
  ["fr", "zh-CN"],
] as const)("a language of %s is %s", (value, language) => expect(languageOf(value)).toBe(language));
