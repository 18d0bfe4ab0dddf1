import { currentLanguage } from "@shopkeeper/hooks/texts";
import { labelOf, OrderGroupStatus, OrderRefundStatus, OrderStatus, type Schema } from "@shopkeeper/sdk";
import { StatusTag, type Tone } from "../../core/status-tag";

type Stated = Pick<Schema<"Order">, "status" | "refundStatus" | "groupBuyRecordStatus">;

const tones: ReadonlyMap<number, Tone> = new Map([
  [OrderStatus.awaitingPayment, "neutral"],
  [OrderStatus.awaitingShipment, "warning"],
  [OrderStatus.partlyShipped, "warning"],
  [OrderStatus.awaitingVerification, "warning"],
  [OrderStatus.awaitingReceipt, "info"],
  [OrderStatus.received, "success"],
  [OrderStatus.completed, "success"],
]);

/** The state of an order: refunded as a whole, its group still forming, or its status. */
export function OrderStateTag({ status, refundStatus, groupBuyRecordStatus }: Stated) {
  if (refundStatus === OrderRefundStatus.refunded)
    return <StatusTag tone="danger">{labelOf("OrderRefundStatus", refundStatus, currentLanguage())}</StatusTag>;
  if (groupBuyRecordStatus === OrderGroupStatus.running || groupBuyRecordStatus === OrderGroupStatus.failed)
    return (
      <StatusTag tone={groupBuyRecordStatus === OrderGroupStatus.failed ? "danger" : "info"}>
        {labelOf("OrderGroupStatus", groupBuyRecordStatus, currentLanguage())}
      </StatusTag>
    );
  return <StatusTag tone={tones.get(status)}>{labelOf("OrderStatus", status, currentLanguage())}</StatusTag>;
}
