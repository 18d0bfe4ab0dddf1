import { beforeAll, expect, test } from "vitest";
import { verifyLogs } from "../logs/verify";
import { startServer } from "../testing";
import { counterFaults } from "./counter-faults";
import { fuzz } from "./fuzz-faults";
import { permissionFaults } from "./permission-faults";
import { quickPasswords } from "./quick-passwords";
import { tenancyFaults } from "./tenancy-faults";
import { unlimited } from "./unlimited";

const FUZZ = Number(process.env.FUZZ ?? 1_000);
const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 20_260_501);
const MINUTES = 60_000;

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ limits: unlimited, ports: { passwords: quickPasswords } });
});

test(
  "no operation reads or changes what is another shop's, deleted, or no id at all; each is done for its owner",
  { timeout: 5 * MINUTES },
  async () => {
    expect(await tenancyFaults(server)).toEqual([]);
  },
);

test(
  "every operation lets in its permission alone and is logged, and a right taken away holds from the next call on",
  { timeout: 5 * MINUTES },
  async () => {
    expect(await permissionFaults(server)).toEqual([]);
    expect((await verifyLogs(server.database.db)).flatMap(({ faults }) => faults)).toEqual([]);
  },
);

test("a counter gives out its last one once under a hundred calls at the same time", { timeout: MINUTES }, async () => {
  expect(await counterFaults(server)).toEqual([]);
});

test(`${FUZZ} generated requests meet no fault of ours`, { timeout: 20 * MINUTES }, async () => {
  const { sent, done, faults } = await fuzz(server, FUZZ, FUZZ_SEED);
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(FUZZ);
  expect(done).toBeGreaterThan(sent / 20);
});
