import { useText } from "@shopkeeper/hooks/texts";
import { type OrderList, orderText } from "@shopkeeper/hooks/orders";
import { ConfirmDialog } from "../../core/confirm-dialog";
import { lazyDialog } from "../../core/lazy-dialog";
import { BulkResults } from "../../list/bulk-results";
import { orderName } from "./order-list-columns";

const close = ({ onClose }: { onClose: () => void }) => onClose();
const NoteDialog = lazyDialog(() => import("./order-note-dialog").then((file) => file.OrderNoteDialog), close);
const SendDialog = lazyDialog(() => import("../send/order-send-dialog").then((file) => file.OrderSendDialog), close);
const BatchSendDialog = lazyDialog(() => import("../send/batch-send-dialog").then((file) => file.BatchSendDialog), close);
const RefundDialog = lazyDialog(() => import("../refund/direct-refund-dialog").then((file) => file.DirectRefundDialog), close);

/** 核销订单, loaded with the first press. */
export const VerificationDialog = lazyDialog(
  () => import("./order-verification-dialog").then((file) => file.OrderVerificationDialog),
  close,
);

/** 表格发货, loaded with the first press. */
export const OrderSheetDialog = lazyDialog(() => import("../sheet/order-sheet-dialog").then((file) => file.OrderSheetDialog), close);

/** The drawer of an order, loaded after the list. */
export const OrderDetailDrawer = lazyDialog(() => import("../detail/order-detail-drawer").then((file) => file.OrderDetailDrawer), close);

interface OrderListDialogsProps {
  list: Pick<OrderList, "rowActions" | "batch" | "detail">;
  onOpenBuyer: (uid: number) => void;
}

/** The drawer of the order in the address, and the dialogs of the actions on one or on the picked orders. */
export function OrderListDialogs({ list: { rowActions, batch, detail }, onOpenBuyer }: OrderListDialogsProps) {
  const t = useText(orderText);
  const { dialog, closeDialog } = rowActions;
  return (
    <>
      {detail.key !== undefined && (
        <OrderDetailDrawer key={detail.key} orderNo={detail.key} actions={rowActions} onOpenBuyer={onOpenBuyer} onClose={detail.close} />
      )}
      <ConfirmDialog
        question={rowActions.toRemove}
        text={({ orderNo }) => t("remove.question", { orderNo })}
        hint={t("remove.hint")}
        isDanger
      />
      <ConfirmDialog question={rowActions.toSend} text={() => t("send.closed")} nameOf={orderName} />
      <ConfirmDialog question={batch.toSend} text={({ count }) => t("send.closedSome", { count })} />
      {dialog?.action === "send" && <SendDialog order={dialog.order} onClose={closeDialog} />}
      {dialog?.action === "refund" && <RefundDialog order={dialog.order} onClose={closeDialog} />}
      {dialog?.action === "note" && <NoteDialog order={dialog.order} onClose={closeDialog} />}
      {batch.dialog?.action === "send" && (
        <BatchSendDialog count={batch.dialog.rows.length} onChoose={(delivery) => void batch.send(delivery)} onClose={batch.close} />
      )}
      {batch.dialog?.action === "note" && (
        <NoteDialog count={batch.dialog.rows.length} onChoose={(remark) => void batch.note(remark)} onClose={batch.close} />
      )}
      <BulkResults bulk={batch.results} nameOf={orderName} title={t(`batch.${batch.action}Title`)} />
    </>
  );
}
