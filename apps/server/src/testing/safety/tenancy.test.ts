import { expect, test } from "vitest";
import { MINUTES, safetyServer } from "./safety-server";
import { tenancyFaults } from "./tenancy-faults";

test(
  "no operation reads or changes what is another shop's, deleted, or no id at all; each is done for its owner",
  { timeout: 5 * MINUTES },
  async () => {
    expect(await tenancyFaults(await safetyServer())).toEqual([]);
  },
);
