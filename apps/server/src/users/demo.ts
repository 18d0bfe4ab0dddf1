import type { Scope } from "../tenancy/scope";
import { demoUsers, seedUsers, type UserSeed } from "./seed";
import type { DemoDomain } from "../demo/kit/seeding";

/** Its seeds and its part of the demo. */
export const demo = {
  seeds: { users: { fill: (scope: Scope, wanted: number | readonly Partial<UserSeed>[]) => seedUsers(scope, wanted) } },
  parts: { users: { version: 1, fill: demoUsers } },
} satisfies DemoDomain;
