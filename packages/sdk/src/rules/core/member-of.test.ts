import { expect, test } from "vitest";
import { memberOf } from "./member-of";

test("a member of anything that is no object is undefined", () => {
  expect([null, undefined, "text", 7, true].map((value) => memberOf(value, "length"))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("a member is read from objects, arrays and errors", () => {
  expect([memberOf({ id: 7 }, "id"), memberOf([1, 2], "length"), memberOf(new Error("gone"), "message"), memberOf({}, "id")]).toEqual([
    7,
    2,
    "gone",
    undefined,
  ]);
});
