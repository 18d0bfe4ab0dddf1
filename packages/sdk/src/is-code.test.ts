import { expect, test } from "vitest";
import * as codeSets from "./generated/code-sets";
import { labels } from "./generated/labels";
import { isCode } from "./is-code";
import type { CodeSet } from "./label-of";

const names = (Object.keys(labels) as CodeSet[]).filter((name) => name in codeSets);

test.each(names)("the codes of %s are its own, in their own type", (name) => {
  for (const code of Object.values(codeSets[name] as Record<string, unknown>)) {
    expect(isCode(name, code)).toBe(true);
    expect(isCode(name, typeof code === "string" ? Number(code) : String(code))).toBe(false);
  }
  for (const other of [99_999, "no such code", undefined, null, {}, "toString"]) expect(isCode(name, other)).toBe(false);
});
