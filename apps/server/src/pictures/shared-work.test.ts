import { expect, test } from "vitest";
import { sharedWork } from "./shared-work";

test("those who ask for the same thing together share it, and it is cleared when the last one leaves", async () => {
  const share = sharedWork<number>();
  const cleared: number[] = [];
  let worked = 0;
  const request = () =>
    share(
      "key",
      async () => (worked += 1),
      async (result) => void cleared.push(result),
    );
  const [one, other] = [request(), request()];
  expect(await Promise.all([one.result, other.result])).toEqual([1, 1]);
  await one.leave();
  expect(cleared).toEqual([]);
  const late = request();
  await other.leave();
  expect(cleared).toEqual([]);
  await late.leave();
  expect([cleared, worked]).toEqual([[1], 1]);
  expect(await request().result).toBe(2);
});

test("a failure is shared and forgotten", async () => {
  const share = sharedWork<number>();
  const clear = async () => undefined;
  const fails = () => share("key", () => Promise.reject(new Error("broken")), clear).result;
  await Promise.all([expect(fails()).rejects.toThrow("broken"), expect(fails()).rejects.toThrow("broken")]);
  expect(await share("key", async () => 7, clear).result).toBe(7);
});
