import { expect, test } from "vitest";
import { mergeVersions } from "./merge-versions";

const base = { name: "茶", unit: "盒", intro: "" };

test("what one side alone changed is taken, and what both changed differently is a conflict", () => {
  const mine = { ...base, name: "春茶" };
  const current = { ...base, unit: "袋", intro: "新" };
  expect(mergeVersions({ base, mine, current })).toEqual({
    ...{ value: { name: "春茶", unit: "袋", intro: "新" }, conflicts: [], taken: ["unit", "intro"] },
  });
  const both = { base, mine, current: { ...current, name: "秋茶" } };
  expect(mergeVersions(both)).toMatchObject({ value: { name: "春茶", unit: "袋" }, conflicts: ["name"] });
  expect(mergeVersions(both, (path) => path === "name")).toMatchObject({ value: { name: "秋茶", unit: "袋" } });
});

test("the same change on both sides is none to decide", () =>
  expect(mergeVersions({ base, mine: { ...base, name: "a" }, current: { ...base, name: "a" } })).toMatchObject({
    conflicts: [],
    taken: [],
  }));

test("where the beginning is not known, all that differs is asked", () =>
  expect(mergeVersions({ base: undefined, mine: base, current: { ...base, unit: "袋", intro: "x" } }).conflicts).toEqual([
    "unit",
    "intro",
  ]));

test("records are merged by key, rows by their id", () => {
  const prices = { base: { a: 1, b: 2 }, mine: { a: 5, b: 2 }, current: { a: 1, b: 7, c: 9 } };
  expect(mergeVersions(prices).value).toEqual({ a: 5, b: 7, c: 9 });
  const rows = (first: number, ...others: object[]) => ({ rows: [{ id: 1, price: first }, { id: 2, price: 2 }, ...others] });
  expect(mergeVersions({ base: rows(1), mine: rows(5), current: rows(1, { id: 3, price: 3 }) })).toEqual({
    ...{ value: rows(5, { id: 3, price: 3 }), conflicts: [], taken: ["rows.#3"] },
  });
  expect(mergeVersions({ base: rows(1), mine: rows(5), current: rows(6) }).conflicts).toEqual(["rows.#1.price"]);
});

test("a row that one side took out and the other changed is asked; one that nobody changed goes", () => {
  const [one, two] = [
    { id: 1, n: 1 },
    { id: 2, n: 2 },
  ];
  expect(mergeVersions({ base: [one, two], mine: [one], current: [{ ...one, n: 9 }, two] })).toEqual({
    ...{ value: [{ ...one, n: 9 }], conflicts: [], taken: ["#1"] },
  });
  const asked = { base: [one, two], mine: [one], current: [one, { ...two, n: 9 }] };
  expect(mergeVersions(asked)).toMatchObject({ value: [one], conflicts: ["#2"] });
  expect(mergeVersions(asked, () => true).value).toEqual([one, { ...two, n: 9 }]);
});

test("rows that both added are all there; where both took out rows, the list is asked", () => {
  const rows = (...ids: number[]) => ids.map((id) => ({ id }));
  expect(mergeVersions({ base: rows(1), mine: rows(1, 2), current: rows(1, 3) })).toMatchObject({ value: rows(1, 3, 2), conflicts: [] });
  expect(mergeVersions({ base: { rows: rows(1, 2, 3) }, mine: { rows: rows(1) }, current: { rows: rows(3) } })).toMatchObject({
    ...{ value: { rows: rows(1) }, conflicts: ["rows"] },
  });
});

test("my order of rows holds where I changed it, otherwise the current one", () => {
  const rows = (...ids: number[]) => ids.map((id) => ({ id }));
  expect(mergeVersions({ base: rows(1, 2), mine: rows(2, 1), current: rows(1, 2, 3) }).value).toEqual(rows(2, 1, 3));
  expect(mergeVersions({ base: rows(1, 2), mine: rows(1, 2, 4), current: rows(2, 1) }).value).toEqual(rows(2, 1, 4));
});

test("the only row of a list is merged by its fields; lists of values and rows without names are one value", () => {
  const only = (name: string, price: number) => ({ rows: [{ name, price }] });
  expect(mergeVersions({ base: only("a", 1), mine: only("b", 1), current: only("a", 2) }).value).toEqual(only("b", 2));
  expect(mergeVersions({ base: { ids: [1] }, mine: { ids: [1, 2] }, current: { ids: [1, 3] } }).conflicts).toEqual(["ids"]);
  const two = (n: number) => ({ rows: [{ n }, { n: 0 }] });
  expect(mergeVersions({ base: two(1), mine: two(2), current: two(3) }).conflicts).toEqual(["rows"]);
});
