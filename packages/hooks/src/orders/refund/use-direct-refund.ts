import { OrderReturnType, OrderType, type Schema } from "@shopkeeper/sdk";
import { refundablePieces } from "@shopkeeper/sdk/rules/orders";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { formSchema, useVersionedForm, type VersionedForm } from "../../form";
import { type TextParams } from "../../texts";
import type { ActedOrder } from "../list/order-row-actions";
import { chosenOf, type PiecesLine, piecesLines, type PiecesDraft, piecesProblem } from "../send/chosen-pieces";
import { expectedRefund } from "./expected-refund";

export interface DirectRefundOptions {
  order: ActedOrder;
  onClose: () => void;
}

/** The refund: the whole order, or some pieces of its lines. */
export interface RefundForm {
  returnType: Schema<"OrderReturnType">;
  chosen: PiecesDraft[];
}

/** 直接退款: refunds an order. */
export interface DirectRefund extends VersionedForm<RefundForm, RefundForm> {
  lines: readonly PiecesLine[];
  isWhole: boolean;
  /** Orders of a group-buy can only be refunded whole. */
  isLocked: boolean;
  expected: string;
  /** The parameters of the sentence about the chosen pieces. */
  linesParams: () => TextParams;
}

/** 直接退款: refunds an order or some of its pieces. Its state lives as long as the dialog is open. */
export function useDirectRefund({ order, onClose }: DirectRefundOptions): DirectRefund {
  const lines = useMemo(() => piecesLines(order.infoResponseList, refundablePieces), [order]);
  const whole = lines.map(({ id, available }): PiecesDraft => ({ orderDetailId: id, num: available }));
  const problemOfLines = ({ returnType, chosen }: RefundForm) =>
    returnType === OrderReturnType.lines ? piecesProblem(chosen, lines, refundablePieces) : undefined;

  const form = useVersionedForm<RefundForm, RefundForm, null>({
    model: {
      schema: formSchema<RefundForm>((values) => {
        const key = problemOfLines(values)?.key;
        return { chosen: key && `problems.${key === "linesEmpty" ? "refundLinesEmpty" : key}` };
      }),
      valuesOf: () => ({ returnType: OrderReturnType.whole, chosen: [] }),
    },
    edited: undefined,
    operation: "refundOrder",
    async save({ returnType, chosen }, client) {
      const isWhole = returnType === OrderReturnType.whole;
      return client.refundOrder({ body: { orderNo: order.orderNo, returnType, detailList: isWhole ? null : chosenOf(chosen) } });
    },
    intent: () => order.orderNo,
    wireNames: { detailList: "chosen" },
    onDone: onClose,
    onCancel: onClose,
  });
  const { returnType, chosen } = useWatch({ control: form.form.control, compute: (values) => values });
  const isWhole = returnType === OrderReturnType.whole;

  return {
    ...form,
    lines,
    isWhole,
    isLocked: order.type === OrderType.groupBuy,
    expected: expectedRefund(order.infoResponseList, isWhole ? whole : chosen),
    linesParams: () => problemOfLines(form.form.getValues())?.params ?? {},
  };
}
