import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeat } from "./repeat";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("work that takes longer than its interval does not overlap itself, and one that failed is done again", async () => {
  const ends: ((failure?: Error) => void)[] = [];
  const failures: unknown[] = [];
  const work = () => new Promise<void>((resolve, reject) => ends.push((failure) => (failure ? reject(failure) : resolve())));
  const stop = repeat(1000, work, (error) => failures.push(error));
  await vi.advanceTimersByTimeAsync(5_500);
  expect(ends).toHaveLength(1);
  const failure = new Error("no");
  ends[0]?.(failure);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([ends.length, failures]).toEqual([2, [failure]]);
  ends[1]?.();
  stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ends).toHaveLength(2);
});
