/** A refund request to its payment provider. */
export interface RefundPayment {
  /** A repeated request with the same number pays nothing twice. */
  refundOrderNo: string;
  payType: string;
  /** The number of the payment at its provider. */
  outTradeNo: string | null;
  cents: number;
}

/** The state of a refund: paid, pending, without a provider, or failed for a reason that a person can read. */
export type RefundResult = "done" | "pending" | "unconnected" | { failed: string };

/** The payment providers of buyers. */
export interface Payments {
  refund(payment: RefundPayment): Promise<RefundResult>;
  /** The state of a refund; undefined if it was never requested. */
  result(refundOrderNo: string): Promise<RefundResult | undefined>;
}

/** No provider: nothing is paid back automatically. */
export const noPayments: Payments = {
  refund: async () => "unconnected",
  result: async () => undefined,
};
