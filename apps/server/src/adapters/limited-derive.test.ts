import { expect, test } from "vitest";
import type { Refusal } from "../core/refusal";
import { limitedDerive } from "./limited-derive";

test("of ten keys at once two are derived, five wait for their turn, and the others are refused at once", async () => {
  let [inside, most] = [0, 0];
  const derive = limitedDerive(
    async () => {
      most = Math.max(most, (inside += 1));
      await Promise.resolve();
      inside -= 1;
      return new Uint8Array([1]);
    },
    { atOnce: 2, mostWaiting: 5 },
  );
  const cost = { N: 2, r: 1, p: 1, length: 1 };
  const settled = await Promise.allSettled(Array.from({ length: 10 }, () => derive("secret", new Uint8Array(), cost)));
  const refusals = settled.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  expect([most, settled.length - refusals.length, refusals.length]).toEqual([2, 7, 3]);
  for (const refusal of refusals) expect(refusal).toMatchObject({ key: "tooMany", details: { retryAfter: 5 } } satisfies Partial<Refusal>);
});
