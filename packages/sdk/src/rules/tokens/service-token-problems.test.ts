import { expect, test } from "vitest";
import { serviceTokenProblems } from ".";

const keys = (draft: Parameters<typeof serviceTokenProblems>[0]) =>
  Object.fromEntries(Object.entries(serviceTokenProblems(draft)).map(([field, { key }]) => [field, key]));

test("a service token needs a name, a role and an end", () => {
  expect(keys({ name: "nightly", roles: [1], days: 30 })).toEqual({});
  expect(keys({ name: " ", roles: [], days: undefined })).toEqual({ name: "nameEmpty", roles: "rolesEmpty", days: "daysEmpty" });
  expect(keys({ name: "x".repeat(25), roles: [1], days: 1 })).toEqual({ name: "nameLong" });
});
