import { expect, test } from "vitest";
import { plainTextProblem, visibleText } from "./plain-text";

test.each([
  ["zero widths", "张\u200b三\u200c\u200d\ufeff", "张三"],
  ["marks of direction", "\u202eabc\u2066\u200f\u061c", "abc"],
  ["fillers and soft hyphens", "a\u00adb\u3164\u115fc\u034f", "abc"],
  ["marks that annotate", "\ufff9茶\ufffb", "茶"],
  ["variants of nothing", "a\ufe0fb\u{e0041}", "ab"],
])("a text loses %s", (_, sent, kept) => expect(visibleText(sent)).toBe(kept));

test.each(["👨‍👩‍👧 一家", "❤️", "1️⃣", "👍🏽", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🧑🏿‍🚀", "葛\u{e0100}城", "岳麓 茶庄", "a\u0301"])("%s stays as it is", (text) =>
  expect(visibleText(text)).toBe(text),
);

test("an emoji keeps its joiner, and what follows it loses others", () => expect(visibleText("👨‍👩\u200d\u200b！")).toBe("👨‍👩！"));

test("one line has no control characters and no line breaks; several lines have breaks and tabs alone", () => {
  expect(["a\u0007", "a\tb", "\u007f", "\u0085", "a\nb", "a\r", "a\u2028b"].map((text) => plainTextProblem(text, false))).toEqual([
    ...["controlSigns", "controlSigns", "controlSigns", "lineBreak", "lineBreak", "lineBreak", "lineBreak"],
  ]);
  expect(["a\r\nb\tc", "a\u2028b", "\u0000", "\u001b[0m", "\u009f"].map((text) => plainTextProblem(text, true))).toEqual([
    ...[undefined, undefined, "controlSigns", "controlSigns", "controlSigns"],
  ]);
  expect(plainTextProblem("岳麓 茶庄 🍵", false)).toBeUndefined();
});
