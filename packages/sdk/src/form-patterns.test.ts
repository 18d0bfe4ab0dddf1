import { expect, test } from "vitest";
import { isUsable, matchesPattern } from "./form-patterns";
import { readPattern } from "./forms/pattern-text";

function matches(written: string, text: string) {
  const pattern = readPattern(written);
  if (!pattern) throw new Error(`no pattern: ${written}`);
  return matchesPattern(pattern, text);
}

test("patterns as templates write them match what a browser would match", () => {
  const cases: [string, string, boolean][] = [
    ["/^1\\d{10}$/", "13800000000", true],
    ["/^1\\d{10}$/", "1380000000", false],
    ["^[\\u4e00-\\u9fa5]{2,4}$", "王小明", true],
    ["/^[\\u4e00-\\u9fa5]{2,4}$/", "Wang", false],
    ["/^[a-z]+$/i", "ABC", true],
    ["/^b$/m", "a\nb\nc", true],
    ["/^a.b$/s", "a\nb", true],
    ["/^(\\w+([-.]\\w+)*)@(\\w+\\.)+\\w{2,}$/", "shop@example.com", true],
    ["/^https?:\\/\\//", "https://shop.example", true],
    ["/\\d/g", "a1", true],
    ["/^(?<year>\\d{4})-\\d\\d$/", "2024-05", true],
    ["/^[^\\x00-\\xff]+$/", "中文", true],
    ["^[A-Z]{4}0[A-Z\\d]{6}$", "ICBKACN1234", false],
  ];
  for (const [written, text, expected] of cases) expect(matches(written, text), `${written} ${text}`).toBe(expected);
});

test("what a linear matcher cannot take is said to be unusable, and matches nothing wrongly", () => {
  for (const written of ["/^(?=.*\\d)(?=.*[a-z]).{8,}$/", "/(?!x)y/", "/(?<=a)b/", "/(a)\\1/", "/(/", "/[z-a]/", "/a**/", "/x{1,5000}/"]) {
    const pattern = readPattern(written);
    expect(pattern && isUsable(pattern), written).toBe(false);
    expect(matches(written, "anything"), written).toBeUndefined();
  }
});

/** Patterns that take a backtracking matcher years, each with its input. */
const catastrophic: readonly (readonly [pattern: string, unit: string, end: string])[] = [
  ["^(a+)+$", "a", "!"],
  ["^(a*)*$", "a", "!"],
  ["^(a|aa)+$", "a", "!"],
  ["^(a|a?)+$", "a", "!"],
  ["^([a-zA-Z]+)*$", "a", "1"],
  ["^(.*a){20}$", "a", "!"],
  ["(x+x+)+y", "x", ""],
  ["^(([a-z])+.)+[A-Z]([a-z])+$", "a", ""],
  ["^(\\d+)*$", "1", "x"],
  ["^(\\d+\\s*)+$", "1 ", "x"],
  ["^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$", "a", "!"],
  ["^([\\w.]+)+@([\\w.]+)+$", "a", "!"],
  ["^(https?:\\/\\/)?([\\da-z\\.-]+)+\\/$", "a.", "!"],
  ["^([^\\/]*\\/?)*$", "a", "\n\n"],
  ["^(\\w*\\d*)*$", "a1", "!"],
  ["\\s*[\\r\\n]+\\s*$", " ", "x"],
  ["^\\s+|\\s+$", " ", "x"],
  ["(.*)*=(.*)*;", "x", ""],
  ["^(?:(?:a|b)*c|(?:a|b)*d)*$", "ab", "!"],
  ["([ab]*)([bc]*)([cd]*)([de]*)([ef]*)$", "abcdef", "!"],
  ["(a|b)*a(a|b){12}$", "ab", "!"],
  ["^(([\\u4e00-\\u9fa5])+[，。]?)+$", "中", "!"],
  ["^<!--(.*?)*-->$", "-", "x"],
  ["^((ab)*)+$", "ab", "a"],
];

test("catastrophic patterns are answered, on texts of 30,000 characters", () => {
  for (const [written, unit, end] of catastrophic)
    expect(matches(written, unit.repeat(30_000 / unit.length) + end), written).toBeTypeOf("boolean");
});

test("bombs of nested repetitions are refused", () => {
  for (const written of [
    "((a{1,100}){1,100}){1,100}",
    "(((a{1,30}){1,30}){1,30}){1,30}",
    `${"(".repeat(900)}a${"){2}".repeat(100)}`,
    "(a?){900}a{900}",
  ])
    expect(matches(written, "a".repeat(5000)), written).toBeUndefined();
});
