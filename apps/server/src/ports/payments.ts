/** A refund as its payment provider is asked for it. */
export interface RefundPayment {
  /** Asking again under the same number pays nothing twice. */
  refundOrderNo: string;
  payType: string;
  /** The number of the payment at its provider. */
  outTradeNo: string | null;
  cents: number;
}

/** What became of a refund: paid, on its way, in nobody's hands, or failed for a reason that a person can read. */
export type RefundResult = "done" | "pending" | "unconnected" | { failed: string };

/** The providers through which buyers pay. */
export interface Payments {
  /** Asks for a refund. */
  refund(payment: RefundPayment): Promise<RefundResult>;
  /** What became of a refund; undefined where it was never asked for. */
  result(refundOrderNo: string): Promise<RefundResult | undefined>;
}

/** No provider at all: nothing is paid back by itself. */
export const noPayments: Payments = {
  refund: async () => "unconnected",
  result: async () => undefined,
};
