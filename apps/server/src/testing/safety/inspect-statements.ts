import { afterAll, expect } from "vitest";
import { sentFaults } from "./sent-statements";

// a shop's statement stays within the shop's shard: see ADR 87
afterAll(async () => {
  expect(await sentFaults()).toEqual([]);
});
