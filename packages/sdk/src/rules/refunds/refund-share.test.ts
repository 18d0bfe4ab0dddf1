import fc from "fast-check";
import { expect, test } from "vitest";
import { refundShare } from "./refund-share";

test("a whole line takes all of it, some pieces their part half-up, the last ones what is left", () => {
  expect(refundShare({ whole: 1000, all: 3, pieces: 3, piecesBefore: 0, amountBefore: 0 })).toBe(1000);
  expect(refundShare({ whole: 1000, all: 3, pieces: 1, piecesBefore: 0, amountBefore: 0 })).toBe(333);
  expect(refundShare({ whole: 1001, all: 2, pieces: 1, piecesBefore: 0, amountBefore: 0 })).toBe(501);
  expect(refundShare({ whole: 1000, all: 3, pieces: 2, piecesBefore: 1, amountBefore: 333 })).toBe(667);
});

test("in whatever parts its pieces are refunded, a line gives back what was paid, and never a negative amount", () => {
  const parts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), parts, (whole, pieces) => {
      const all = pieces.reduce((sum, one) => sum + one, 0);
      let [piecesBefore, amountBefore] = [0, 0];
      for (const one of pieces) {
        const share = refundShare({ whole, all, pieces: one, piecesBefore, amountBefore });
        expect(share).toBeGreaterThanOrEqual(0);
        [piecesBefore, amountBefore] = [piecesBefore + one, amountBefore + share];
      }
      expect(amountBefore).toBe(whole);
    }),
  );
});
