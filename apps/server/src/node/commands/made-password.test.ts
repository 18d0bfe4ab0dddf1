import { expect, test } from "vitest";
import { madePassword } from "./made-password";

test("a made password that contains the account is made again", () => {
  const drawn = [new Uint8Array(16), Uint8Array.from({ length: 16 }, (_, at) => at + 1)];
  const random = { bytes: () => drawn.shift() ?? new Uint8Array(16), uuid: () => "" };
  expect(madePassword({ random }, "AAA")).toBe("bcdefghjkmnpqrst");
});
