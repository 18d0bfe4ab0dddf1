import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type Bulk, type BulkResult, type GroupCall, useBulk } from "../../list";
import { type Question, useConfirm } from "../../form";
import { type RowSelection } from "../../selection";
import { textOf } from "../../texts";
import { useCan } from "../../shop";
import { orderText } from "../messages";
import type { Delivery } from "@shopkeeper/sdk/rules/orders";

/** The bulk actions of orders. */
export type OrderBatchAction = "send" | "note";

/** An order of a batch. */
export interface BatchOrder {
  readonly orderNo: string;
  /** The buyer has closed the account. */
  readonly isLogoff?: boolean;
}

/** Orders to send that include buyers with closed accounts. */
export interface ClosedBuyers {
  readonly rows: readonly BatchOrder[];
  /** The number of such orders. */
  readonly count: number;
}

export interface SentOrder extends BatchOrder {
  readonly delivery: Delivery;
}

export interface NotedOrder extends BatchOrder {
  readonly remark: string;
}

/** A refused order does not affect the others of its call; an order already sent with the same data counts as done. */
const sendCall: GroupCall<SentOrder> = {
  size: 200,
  async run(rows, client) {
    const results = await client.sendOrders({ body: { rows: rows.map(({ orderNo, delivery }) => ({ orderNo, ...delivery })) } });
    return rows.map((row, at) => resultOf(row, results[at]));
  },
};

function resultOf<Row extends BatchOrder>(row: Row, result: Schema<"SendOrdersResult"> | undefined): BulkResult<Row> {
  const isDone = result?.isSent === true || result?.isRepeated === true;
  const reason = result?.isRepeated ? textOf(orderText, "batch.repeated") : result?.message;
  return { row, isDone, ...(reason && { reason }) };
}

/** Bulk actions on the selected orders, with a result for each. */
export interface OrderBatch {
  actions: ("send" | "note")[];
  open: (wanted: OrderBatchAction) => void;
  toSend: Question<ClosedBuyers>;
  /** The open dialog and its orders. */
  dialog: { readonly action: OrderBatchAction; readonly rows: readonly BatchOrder[] } | undefined;
  close: () => void;
  send(delivery: Delivery): Promise<void>;
  note(remark: string): Promise<void>;
  /** The action that ran last. */
  action: OrderBatchAction;
  results: Bulk<SentOrder> | Bulk<NotedOrder>;
}

/** Bulk actions on the selected orders, with a result for each; orders that are done leave the selection. */
export function useOrderBatch(picked: Pick<RowSelection<string, BatchOrder>, "rows" | "drop">): OrderBatch {
  const can = useCan();
  const [open, setOpen] = useState<{ readonly action: OrderBatchAction; readonly rows: readonly BatchOrder[] }>();
  const [action, setAction] = useState<OrderBatchAction>("note");
  const sending = useBulk(sendCall, ["orders"]);
  const noting = useBulk(({ orderNo, remark }: NotedOrder, client) => client.markOrder({ body: { orderNo, remark } }), ["orders"]);

  const drop = (results: readonly BulkResult<BatchOrder>[]) =>
    picked.drop(...results.filter(({ isDone }) => isDone).map(({ row }) => row.orderNo));

  // closed buyer accounts are confirmed once for all orders
  const toSend = useConfirm<ClosedBuyers, null>({
    async run({ rows }) {
      setOpen({ action: "send", rows });
      return { status: "done", result: null };
    },
    isRunning: false,
    error: undefined,
    reset: () => undefined,
  });
  function openFor(wanted: OrderBatchAction) {
    const { rows } = picked;
    const count = rows.filter(({ isLogoff }) => isLogoff).length;
    if (wanted === "send" && count > 0) toSend.open({ rows, count });
    else if (rows.length > 0) setOpen({ action: wanted, rows });
  }

  return {
    actions: [...(can("sendOrders") ? (["send"] as const) : []), ...(can("markOrder") ? (["note"] as const) : [])],
    open: openFor,
    toSend,
    dialog: open,
    close: () => setOpen(undefined),
    async send(delivery: Delivery) {
      if (!open) return;
      setAction("send");
      drop(await sending.run(open.rows.map(({ orderNo }) => ({ orderNo, delivery }))));
    },
    async note(remark: string) {
      if (!open) return;
      setAction("note");
      drop(await noting.run(open.rows.map(({ orderNo }) => ({ orderNo, remark }))));
    },
    action,
    results: action === "send" ? sending : noting,
  };
}
