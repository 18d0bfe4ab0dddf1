import fc from "fast-check";
import { expect, test } from "vitest";
import { refundAmounts, type LineAmounts, type RefundBefore } from "./refund-amounts";

const money = fc.integer({ min: 0, max: 50_000 });
const line = fc.record({
  price: fc.integer({ min: 1, max: 99_999 }),
  payNum: fc.integer({ min: 1, max: 9 }),
  off: money,
  freightFee: money,
});
const shared = fc.record({ useIntegral: money, integralPrice: money, gainIntegral: money, firstBrokerage: money, secondBrokerage: money });

test("in whatever parts its lines are refunded, an order gives back all that was paid, and takes back all that it granted", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), shared, fc.infiniteStream(fc.nat(8)), (drafts, order, chance) => {
      const lines = drafts.map(({ price, payNum, off, freightFee }, place): LineAmounts => {
        const discount = Math.min(off, price * payNum);
        return { id: place + 1, price, payNum, freightFee, payPrice: price * payNum - discount + freightFee, platCouponPrice: discount };
      });
      const made: RefundBefore[] = lines.flatMap(({ id, payNum }) => {
        const before: RefundBefore[] = [];
        for (let left = payNum; left > 0;) {
          const pieces = Math.min(left, 1 + (chance.next().value ?? 0));
          before.push({ ...refundAmounts(order, lines, { lineId: id, pieces }, before), applyRefundNum: pieces });
          left -= pieces;
        }
        return before;
      });
      const sum = (name: keyof RefundBefore) => made.reduce((all, refund) => all + refund[name], 0);
      const paid = (name: "payPrice" | "freightFee" | "platCouponPrice") => lines.reduce((all, one) => all + one[name], 0);
      for (const refund of made) for (const amount of Object.values(refund)) expect(amount).toBeGreaterThanOrEqual(0);
      expect([sum("refundPrice"), sum("refundFreightFee"), sum("refundPlatCouponPrice")]).toEqual([
        paid("payPrice"),
        paid("freightFee"),
        paid("platCouponPrice"),
      ]);
      expect([sum("refundUseIntegral"), sum("refundIntegralPrice"), sum("refundGainIntegral")]).toEqual([
        order.useIntegral,
        order.integralPrice,
        order.gainIntegral,
      ]);
      expect([sum("refundFirstBrokerageFee"), sum("refundSecondBrokerageFee")]).toEqual([order.firstBrokerage, order.secondBrokerage]);
    }),
  );
});
