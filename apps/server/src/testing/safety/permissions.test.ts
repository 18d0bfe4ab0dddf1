import { expect, test } from "vitest";
import { permissionFaults } from "./permission-faults";
import { MINUTES, safetyServer } from "./safety-server";

test(
  "every operation lets in its permission alone and is logged, and a right taken away holds from the next call on",
  { timeout: 5 * MINUTES },
  async () => {
    expect(await permissionFaults(await safetyServer())).toEqual([]);
  },
);
