import { expect, test } from "vitest";
import { singleFlight } from "./single-flight";

test("what is asked for while it is being made is made once, and again afterwards", async () => {
  const flight = singleFlight<number>();
  let made = 0;
  const make = async () => (made += 1);
  expect(await Promise.all([flight("a", make), flight("a", make), flight("b", make)])).toEqual([1, 1, 2]);
  expect(await flight("a", make)).toBe(3);
});

test("a failure reaches all who wait, and is not kept", async () => {
  const flight = singleFlight<string>();
  const fail = () => Promise.reject(new Error("away"));
  const outcomes = await Promise.allSettled([flight("a", fail), flight("a", fail)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await flight("a", async () => "there")).toBe("there");
});
