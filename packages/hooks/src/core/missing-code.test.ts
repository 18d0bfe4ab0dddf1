import { expect, test } from "vitest";
import { type MissingCode, neededCode, onMissingCode } from "./missing-code";

test("code that arrives is given on, and the app is told of what does not, while the caller gets its error", async () => {
  const told: MissingCode[] = [];
  onMissingCode((missing) => told.push(missing));
  expect(await neededCode(Promise.resolve("part"))).toBe("part");
  expect(told).toEqual([]);
  await expect(neededCode(Promise.reject(new TypeError("Failed to fetch")))).rejects.toThrow("Failed to fetch");
  expect(told).toEqual([{ isShown: false }]);
});
