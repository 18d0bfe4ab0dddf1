import type { Scope } from "../tenancy/scope";
import { demoUsers, seedUsers, type UserSeed } from "./seed";
import type { DemoDomain } from "../demo/kit/seeding";

/** What fills it in seeds and in the demo. */
export const demo = {
  seeds: { users: { fill: (scope: Scope, wanted: number | readonly Partial<UserSeed>[]) => seedUsers(scope, wanted) } },
  parts: { users: { version: 1, fill: demoUsers } },
} satisfies DemoDomain;
