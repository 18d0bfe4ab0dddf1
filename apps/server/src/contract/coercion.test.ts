import { expect, test } from "vitest";
import { coerce } from "./coercion";

test("flags are true, false, 1 and 0, as text or not; other booleans are not numbers", () => {
  const flag = { type: "boolean", "x-flag": true } as const;
  expect([true, 1, "1", "true"].map((value) => coerce(value, flag, "body"))).toEqual([true, true, true, true]);
  expect([false, 0, "0", "false"].map((value) => coerce(value, flag, "query"))).toEqual([false, false, false, false]);
  expect(coerce("yes", flag, "query")).toBe("yes");
  expect(coerce(1, { type: "boolean" }, "body")).toBe(1);
});

test("money becomes text with two places, exactly", () => {
  const money = { type: "string", "x-money": "decimal" } as const;
  expect([12, 12.3, "12.30", "0", 0.1, 999999.99, "-5"].map((value) => coerce(value, money, "body"))).toEqual([
    "12.00",
    "12.30",
    "12.30",
    "0.00",
    "0.10",
    "999999.99",
    "-5.00",
  ]);
  for (const odd of [1.234, "1.234", 1e21, "1e3", "", true]) expect(coerce(odd, money, "body")).toBe(odd);
});

test("whole numbers come out of text; what is none stays for the validator", () => {
  const integer = { type: "integer" } as const;
  expect(["5", "-3", " 5", "1.5", "9007199254740993", "0x10", ""].map((value) => coerce(value, integer, "query"))).toEqual([
    5,
    -3,
    " 5",
    "1.5",
    "9007199254740993",
    "0x10",
    "",
  ]);
});

test("an empty query field counts as absent and takes its default; unknown ones are dropped", () => {
  const query = { type: "object", properties: { page: { type: "integer", default: 1 }, name: { type: "string" } } } as const;
  expect(coerce({ page: "", name: "", temp: "17", __proto__: { x: 1 } }, query, "query")).toEqual({ page: 1 });
});

test("texts of a body lose signs that nobody sees, but for emoji, and passwords are taken to the letter", () => {
  const text = { type: "string", minLength: 1, maxLength: 9 } as const;
  const json = { type: "string", maxLength: 99, contentSchema: { type: "array", items: text } } as const;
  const properties = { name: text, intro: { ...text, "x-written": "lines" }, pwd: { ...text, "x-written": "raw" }, list: json } as const;
  const hidden = "\u202ea\u200fb\u2069\u200b\ufeff";
  const sent = { name: hidden, intro: `${hidden}\nc`, pwd: hidden, list: `["${hidden}","a\\u200bb","👨‍👩‍👧"]` };
  expect(coerce(sent, { type: "object", properties }, "body")).toEqual({
    ...{ name: "ab", intro: "ab\nc", pwd: hidden, list: '["ab","ab","👨‍👩‍👧"]' },
  });
  expect(coerce(hidden, text, "query")).toBe(hidden);
  expect(coerce("\u200b".repeat(30) + "x".repeat(30), text, "body")).toBe("x".repeat(20));
  expect(coerce(`${"[".repeat(5000)}"\\u200b"${"]".repeat(5000)}`, { ...json, maxLength: 20_000 }, "body")).toBe("[[[[[[null]]]]]]");
});

test("lists and texts are cut to just above their limits, and what is misplaced loses what it holds", () => {
  const list = { type: "array", maxItems: 2, items: { type: "string", maxLength: 3 } } as const;
  expect(coerce(["x".repeat(99), "b", "c", "d"], list, "body")).toEqual(["x".repeat(8), "b", "c"]);
  expect(coerce("🧧".repeat(9), { type: "string", maxLength: 1 }, "body")).toBe("🧧🧧");
  expect(coerce(`x${"🧧".repeat(9)}`, { type: "string", maxLength: 1 }, "body")).toBe("x🧧");
  expect(coerce([[["deep"]]], { type: "integer" }, "body")).toEqual([]);
  expect(coerce({ a: [1] }, list, "body")).toEqual({});
});

test("a choice takes the branch of the value's own kind", () => {
  const ids = { oneOf: [{ type: "integer" }, { type: "string" }] } as const;
  expect([coerce(5, ids, "body"), coerce("5,6", ids, "body")]).toEqual([5, "5,6"]);
  expect(coerce(null, { oneOf: [{ type: "string" }, { type: "null" }] }, "body")).toBeNull();
});

test("numbers that people write and copy in several ways are stored in one", () => {
  const body = {
    type: "object",
    properties: {
      phone: { type: ["string", "null"], maxLength: 11, "x-written": "phone" },
      orderNo: { type: "string", maxLength: 32, "x-written": "number" },
      expressNumber: { type: "string", maxLength: 64, "x-written": "parcel" },
      barCode: { type: "string", maxLength: 40, "x-written": "code" },
    },
  } as const;
  const sent = { phone: "+86 138-0013-8000", orderNo: "\u202d2026 0501\u202c", expressNumber: " ＪＤ01-1 2", barCode: "\u200b６９ 01 " };
  expect(coerce(sent, body, "body")).toEqual({ phone: "13800138000", orderNo: "20260501", expressNumber: "JD01-12", barCode: "69 01" });
  expect(coerce({ orderNo: "——" }, body, "query")).toEqual({ orderNo: "——" });
  expect(coerce({ orderNo: "%E2%80%AD1%E2%80%AC" }, body, "query")).toEqual({ orderNo: "1" });
  expect(coerce({ barCode: "100%25" }, body, "body")).toEqual({ barCode: "100%25" });
});
