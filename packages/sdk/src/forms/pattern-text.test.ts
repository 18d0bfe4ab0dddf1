import { expect, test } from "vitest";
import { readPattern } from "./pattern-text";

test("a regex literal in text comes apart into what it matches and its flags", () => {
  expect(readPattern("/^1\\d{10}$/")).toEqual({ source: "^1\\d{10}$", flags: "" });
  expect(readPattern(" /^[a-z]+$/gi ")).toEqual({ source: "^[a-z]+$", flags: "gi" });
  expect(readPattern("/a/b/i")).toEqual({ source: "a/b", flags: "i" });
});

test("what is not between slashes is the pattern itself", () => {
  expect(readPattern("^1\\d{10}$")).toEqual({ source: "^1\\d{10}$", flags: "" });
  expect(readPattern("/files/")).toEqual({ source: "files", flags: "" });
  expect(readPattern("/usr/bin/x")).toEqual({ source: "/usr/bin/x", flags: "" });
  expect(readPattern("/a/q")).toEqual({ source: "/a/q", flags: "" });
});

test("code, repeated flags, far too long patterns and things that are no text are no patterns", () => {
  for (const text of ["", "  ", "/a/gg", "new RegExp('a')", "RegExp ('a')", `/${"a".repeat(2001)}/`, undefined, null, 7, {}, []])
    expect(readPattern(text)).toBeUndefined();
});
