import { currentLanguage } from "@shopkeeper/hooks/texts";
import { labelOf, RefundStatus } from "@shopkeeper/sdk";
import { StatusTag, type Tone } from "../core/status-tag";

const tones: ReadonlyMap<number, Tone> = new Map([
  [RefundStatus.awaitingReview, "warning"],
  [RefundStatus.refused, "danger"],
  [RefundStatus.refunding, "info"],
  [RefundStatus.refunded, "success"],
  [RefundStatus.awaitingReturn, "info"],
  [RefundStatus.awaitingReceipt, "warning"],
]);

/** The state of a refund; amber waits for the shop. */
export const RefundStateTag = ({ refundStatus }: { refundStatus: number }) => (
  <StatusTag tone={tones.get(refundStatus)}>{labelOf("RefundStatus", refundStatus, currentLanguage())}</StatusTag>
);
