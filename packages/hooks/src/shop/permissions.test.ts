import { expect, test } from "vitest";
import { checkPermissionTag, hasRole, holds, holdsAll, holdsAny } from "./permissions";

const clerk = { permissions: ["a:list", "a:save"], roles: ["clerk"] };
const owner = { permissions: ["*:*:*"], roles: ["admin"] };

test("any one of the listed permissions is enough", () => {
  expect(holdsAny(clerk, ["b:list", "a:save"])).toBe(true);
  expect(holdsAny(clerk, ["b:list"])).toBe(false);
});

test("all of the listed permissions are needed where all are asked for", () => {
  expect(holdsAll(clerk, ["a:list", "a:save"])).toBe(true);
  expect(holdsAll(clerk, ["a:list", "b:list"])).toBe(false);
});

test("an empty list is denied, to the owner as well", () => {
  expect([holdsAny(owner, []), holdsAll(owner, []), hasRole(owner, []), holds(owner, "")]).toEqual([false, false, false, false]);
});

test("the wildcard grants everything", () => {
  expect([holdsAny(owner, ["x"]), holdsAll(owner, ["x", "y"]), holds(owner, "x")]).toEqual([true, true, true]);
});

test("a role is the listed one, or admin", () => {
  expect([hasRole(clerk, ["clerk"]), hasRole(clerk, ["admin"]), hasRole(owner, ["anything"])]).toEqual([true, false, true]);
});

test("a permission tag without a list is a mistake of the page", () => {
  expect(() => checkPermissionTag(owner, [])).toThrow("please set operation permission tag value");
  expect(() => checkPermissionTag(owner, undefined)).toThrow("please set operation permission tag value");
});
