import { fields, type Schema } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { formSchema, useVersionedForm, type VersionedForm } from "../../form";

export interface OrderNoteOptions {
  /** The order to note; for several orders `onChoose` gets the note, and nothing is saved here. */
  order?: Pick<Schema<"Order">, "orderNo" | "merchantRemark">;
  onChoose?: (remark: string) => void;
  onClose: () => void;
}

interface NoteForm {
  remark: string;
}

const remarkMax = fields.OrderMark.remark.maxLength;

/** The note of one order may be empty, the note for several may not. */
const schema = (isNeeded: boolean) =>
  formSchema<NoteForm>(({ remark }) => ({
    remark: [...remark].length > remarkMax ? "problems.remarkLong" : isNeeded && remark.trim() === "" ? "problems.remarkEmpty" : undefined,
  }));

/** 订单备注: the shop's note on an order. */
export interface OrderNote extends VersionedForm<NoteForm, Pick<Schema<"Order">, "orderNo" | "merchantRemark">> {
  remarkMax: number;
}

/** 订单备注: the shop's note on one or several orders. Its state lives as long as the dialog is open. */
export function useOrderNote({ order, onChoose, onClose }: OrderNoteOptions): OrderNote {
  const model = useMemo(
    () => ({
      schema: schema(order === undefined),
      valuesOf: (noted?: OrderNoteOptions["order"]): NoteForm => ({ remark: noted?.merchantRemark ?? "" }),
    }),
    [order],
  );
  const form = useVersionedForm<NoteForm, NonNullable<OrderNoteOptions["order"]>, null>({
    model,
    edited: order,
    operation: "markOrder",
    async save({ remark }, client) {
      if (!order) return (onChoose?.(remark.trim()), null);
      return client.markOrder({ body: { orderNo: order.orderNo, remark: remark.trim() } });
    },
    draftKey: order && `orders/${order.orderNo}/note`,
    ...(!order && { done: null }),
    onDone: onClose,
    onCancel: onClose,
  });
  return { ...form, remarkMax };
}
