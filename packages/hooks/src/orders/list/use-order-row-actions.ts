import type { OperationId } from "@shopkeeper/sdk";
import { useState } from "react";
import { coreText, textOf } from "../../texts";
import { type Question, useConfirm } from "../../form";
import { useAction } from "../../core";
import { useCan } from "../../shop";
import { type ActedOrder, type OrderRowAction, orderRowActions } from "./order-row-actions";

type DialogAction = "send" | "refund" | "note";

const operations: Readonly<Record<OrderRowAction, OperationId>> = {
  view: "getOrder",
  send: "sendOrder",
  refund: "refundOrder",
  note: "markOrder",
  remove: "deleteOrder",
};

export interface OrderRowActionsOptions {
  onView: (orderNo: string) => void;
  /** Called when an order was removed. */
  onRemoved: (orderNo: string) => void;
}

/** The actions of each order that the account may run. */
export interface OrderRowActions {
  of: (order: ActedOrder) => OrderRowAction[];
  run(action: OrderRowAction, order: ActedOrder): void;
  toRemove: Question<ActedOrder>;
  toSend: Question<ActedOrder>;
  /** The action with an open dialog. */
  dialog: { readonly action: DialogAction; readonly order: ActedOrder } | undefined;
  closeDialog: () => void;
}

/** The actions of each order that the account may run: in the drawer, in a dialog, or after a question. */
export function useOrderRowActions({ onView, onRemoved }: OrderRowActionsOptions): OrderRowActions {
  const can = useCan();
  const [dialog, setDialog] = useState<{ readonly action: DialogAction; readonly order: ActedOrder }>();
  const removal = useAction(({ orderNo }: ActedOrder, client) => client.deleteOrder({ path: { orderNo } }), ["orders"], {
    done(_answer, { orderNo }) {
      onRemoved(orderNo);
      return textOf(coreText, "done.removed");
    },
  });
  const toRemove = useConfirm(removal);

  // the buyer's account is closed: sending is confirmed first
  const toSend = useConfirm<ActedOrder, null>({
    async run(order) {
      setDialog({ action: "send", order });
      return { status: "done", result: null };
    },
    isRunning: false,
    error: undefined,
    reset: () => undefined,
  });

  return {
    of: (order: ActedOrder) => orderRowActions(order).filter((action) => can(operations[action])),
    run(action: OrderRowAction, order: ActedOrder) {
      if (action === "view") onView(order.orderNo);
      else if (action === "remove") toRemove.open(order);
      else if (action === "send" && order.isLogoff) toSend.open(order);
      else setDialog({ action, order });
    },
    toRemove,
    toSend,
    dialog,
    closeDialog: () => setDialog(undefined),
  };
}
