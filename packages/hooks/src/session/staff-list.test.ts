import { expect, test } from "vitest";
import { isStaff } from "../shop/permissions";
import { readStaffList, writeStaffList } from "./staff-list";

const kept = (text: string | null) => readStaffList({ getItem: () => text });

test("an account is staff when the list has it, to the letter", () => {
  expect(isStaff("clerk", ["admin", "clerk"])).toBe(true);
  expect([isStaff("Clerk", ["clerk"]), isStaff("", ["clerk"]), isStaff("clerk", []), isStaff("clerk", undefined)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("what is kept comes back; what is no list of accounts is none", () => {
  const data = new Map<string, string>();
  writeStaffList({ setItem: (key, value) => void data.set(key, value) }, ["admin", "clerk"]);
  expect(readStaffList({ getItem: (key) => data.get(key) ?? null })).toEqual(["admin", "clerk"]);
  for (const text of [null, "", "{", "{}", '"admin"', "[1]", '[{"account":"admin"}]', "null"]) expect(kept(text)).toBeUndefined();
});
