import { afterEach, expect, test } from "vitest";
import { catalogue, textOf } from "./catalogue";
import { currentLanguage, languageOf, switchLanguage } from "./language";

const texts = catalogue("catalogue-test", {
  zh: { remove: { title: "删除“{{name}}”？" } },
  en: { remove: { title: "Delete “{{name}}”?" } },
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
  ["en-GB", "en"],
  ["zh", "zh-CN"],
  [null, "zh-CN"],
  ["fr", "zh-CN"],
] as const)("a language of %s is %s", (value, language) => expect(languageOf(value)).toBe(language));
