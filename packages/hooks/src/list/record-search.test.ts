import { expect, test } from "vitest";
import { idIn, uniqueHits } from "./record-search";

test("a number is an id as far as the contract's ids go", () =>
  expect(["1", "9007199254740991", "0", "9007199254740992", "12a", " 1", "-1", ""].map(idIn)).toEqual([
    1,
    9007199254740991,
    ...Array(6).fill(undefined),
  ]));

test("the first hit of an id stays", () => {
  const hit = (id: number, title: string) => ({ id, title, path: "/" });
  expect(uniqueHits([hit(1, "a"), hit(2, "b"), hit(1, "c")])).toEqual([hit(1, "a"), hit(2, "b")]);
});
