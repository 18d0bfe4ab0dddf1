import { expect, test } from "vitest";
import { semaphoreOf } from "./semaphore";

test("work passes while it fits, in the order in which it came, and what is too heavy passes alone", async () => {
  const semaphore = semaphoreOf(3);
  let inside = 0;
  let most = 0;
  const done: number[] = [];
  const work = (weight: number, name: number) =>
    semaphore.pass(weight, async () => {
      most = Math.max(most, (inside += weight));
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside -= weight;
      done.push(name);
    });
  await Promise.all([work(2, 1), work(1, 2), work(3, 3), work(1, 4), work(5, 5)]);
  expect([most, semaphore.waiting()]).toEqual([5, 0]);
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

test("work that fails makes room all the same", async () => {
  const semaphore = semaphoreOf(1);
  await expect(semaphore.pass(1, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await semaphore.pass(1, async () => "yes")).toBe("yes");
});
