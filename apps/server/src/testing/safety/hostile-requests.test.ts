import { expect, test } from "vitest";
import { counterFaults } from "./counter-faults";
import { fuzz } from "./fuzz-faults";
import { oversizedFaults } from "./oversized-faults";
import { MINUTES, safetyServer } from "./safety-server";

const FUZZ = Number(process.env.FUZZ ?? 1_000);
const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 20_260_501);

test("a counter gives out its last one once under a hundred calls at the same time", { timeout: MINUTES }, async () => {
  expect(await counterFaults(await safetyServer())).toEqual([]);
});

test("lists, texts and nesting without end are refused in every body while health is answered", { timeout: 10 * MINUTES }, async () => {
  expect(
    await oversizedFaults(
      await safetyServer(),
      process.env.DEEP ? { mostBytes: 4_000_000, isFieldByField: true } : { mostBytes: 100_000, isFieldByField: false },
    ),
  ).toEqual([]);
});

test(`${FUZZ} generated requests meet no fault of ours`, { timeout: 20 * MINUTES }, async () => {
  const { sent, done, faults } = await fuzz(await safetyServer(), FUZZ, FUZZ_SEED);
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(FUZZ);
  expect(done).toBeGreaterThan(sent / 20);
});
