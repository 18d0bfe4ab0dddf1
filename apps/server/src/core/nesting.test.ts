import { expect, test } from "vitest";
import { isNestedDeeper } from "./nesting";

const isDeeper = (text: string, most: number) => isNestedDeeper(new TextEncoder().encode(text), most);

test("depth is counted over lists and objects, and not within texts", () => {
  expect([isDeeper('{"a":[{}]}', 3), isDeeper('{"a":[{}]}', 2)]).toEqual([false, true]);
  expect(isDeeper("[[],[],[[]]]", 3)).toBe(false);
  expect(isDeeper(String.raw`["[[[{{{\"[[[\\", "]"]`, 1)).toBe(false);
});
