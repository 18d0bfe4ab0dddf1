import type { Scope } from "../tenancy/scope";
import { demoUsers, seedUsers, type UserSeed } from "./seed";
import type { DemoDomain } from "../demo/kit/seeding";

/** The domain's seeds and its rows of the demo. */
export const demo = {
  seeds: { users: { fill: (scope: Scope, wanted: number | readonly Partial<UserSeed>[]) => seedUsers(scope, wanted) } },
  parts: { users: { version: 1, fill: demoUsers } },
} satisfies DemoDomain;
