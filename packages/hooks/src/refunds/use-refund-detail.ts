import { useRead } from "../core";
import { refundSteps } from "./refund-steps";

/** One refund for its drawer: everything that is known of it, and its steps. */
export function useRefundDetail(refundOrderNo: string) {
  const { data: refund, ...read } = useRead("getRefund", { path: { refundOrderNo } });
  return { ...read, refund, steps: refund ? refundSteps(refund) : [] };
}
