import type { Clock } from "../ports/clock";
import type { Payments, RefundPayment, RefundResult } from "../ports/payments";

export interface FakePaymentOptions {
  clock: Clock;
  /** Milliseconds until an answer. */
  answerMs?: number;
  /** The reason of a failed refund; undefined: it is paid. */
  failureOf?(payment: RefundPayment): string | undefined;
}

/** The fake WeChat Pay and Alipay of the demo: each refund is paid a few seconds after its request. */
export function fakePayments({ clock, answerMs = 3_000, failureOf = () => undefined }: FakePaymentOptions): Payments {
  const requests = new Map<string, { payment: RefundPayment; time: number }>();
  const resultOf = (refundOrderNo: string): RefundResult | undefined => {
    const known = requests.get(refundOrderNo);
    if (!known) return undefined;
    if (clock.now().getTime() - known.time < answerMs) return "pending";
    const failed = failureOf(known.payment);
    if (failed === undefined) return "done";
    requests.delete(refundOrderNo);
    return { failed };
  };
  return {
    async refund(payment) {
      if (!requests.has(payment.refundOrderNo)) requests.set(payment.refundOrderNo, { payment, time: clock.now().getTime() });
      return resultOf(payment.refundOrderNo) ?? "pending";
    },
    result: async (refundOrderNo) => resultOf(refundOrderNo),
  };
}
