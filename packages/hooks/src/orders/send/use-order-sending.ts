import { DeliveryType } from "@shopkeeper/sdk";
import { isVirtual, sendablePieces } from "@shopkeeper/sdk/rules/orders";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { formSchema, useVersionedForm, type VersionedForm } from "../../form";
import { textOf, type TextParams } from "../../texts";
import { useCan } from "../../shop";
import type { ActedOrder } from "../list/order-row-actions";
import { orderText } from "../messages";
import { chosenOf, type PiecesLine, piecesLines, piecesProblem } from "./chosen-pieces";
import { type DeliveryForm, deliveryForm, deliveryOf, virtualDeliveryForm } from "./delivery-form";
import { type ExpressCompanies, useExpressCompanies } from "./use-express-companies";

export interface OrderSendingOptions {
  order: ActedOrder;
  onClose: () => void;
}

/** 订单发货: sends the remaining pieces of an order. */
export interface OrderSending extends VersionedForm<DeliveryForm, { expressCode: string }> {
  deliveryType: "express" | "merchant" | "noNeed";
  isSplit: boolean;
  isOfVirtual: boolean;
  /** An order with a single piece cannot be split. */
  canSplit: boolean;
  express: ExpressCompanies;
  canSetCompanies: boolean;
  lines: readonly PiecesLine[];
  /** The parameters of the sentence about the chosen pieces. */
  linesParams: () => TextParams;
}

/** 订单发货: sends all remaining pieces of an order or some of them. Its state lives as long as the dialog is open. */
export function useOrderSending({ order, onClose }: OrderSendingOptions): OrderSending {
  const isOfVirtual = isVirtual(order.secondType);
  const { problemsOf, valuesOf } = isOfVirtual ? virtualDeliveryForm : deliveryForm;
  const express = useExpressCompanies(!isOfVirtual);
  const canSetCompanies = useCan()("relateShopCompany");
  const lines = useMemo(() => piecesLines(order.infoResponseList, sendablePieces), [order]);
  const edited = useMemo(() => ({ expressCode: express.first }), [express.first]);
  const problemOfLines = ({ isSplit, chosen }: DeliveryForm) => (isSplit ? piecesProblem(chosen, lines, sendablePieces) : undefined);

  const form = useVersionedForm<DeliveryForm, { expressCode: string }, null>({
    model: {
      schema: formSchema<DeliveryForm>((values) => {
        const problem = problemOfLines(values);
        const isUncounted = values.isSplit && values.chosen.some(({ num }) => num === null);
        return {
          ...problemsOf(values, new Date()),
          chosen: isUncounted
            ? "problems.piecesEmpty"
            : problem && `problems.${problem.key === "linesEmpty" ? "sendLinesEmpty" : problem.key}`,
        };
      }),
      valuesOf: (first) => ({ ...valuesOf(), ...first }),
    },
    edited,
    operation: "sendOrder",
    async save(values, client) {
      const { orderNo } = order;
      const { isSplit } = values;
      return client.sendOrder({
        body: { orderNo, ...deliveryOf(values), isSplit, detailList: isSplit ? chosenOf(values.chosen) : null },
      });
    },
    intent: () => order.orderNo,
    wireNames: { detailList: "chosen" },
    done: textOf(orderText, "send.done"),
    onDone() {
      const { deliveryType, expressCode } = form.form.getValues();
      if (deliveryType === DeliveryType.express) express.remember(expressCode);
      onClose();
    },
    onCancel: onClose,
  });
  const shown = useWatch({ control: form.form.control, compute: ({ deliveryType, isSplit }) => ({ deliveryType, isSplit }) });

  return {
    ...form,
    ...shown,
    isOfVirtual,
    canSplit: lines.reduce((sum, { available }) => sum + available, 0) > 1,
    express,
    canSetCompanies,
    lines,
    linesParams: () => problemOfLines(form.form.getValues())?.params ?? {},
  };
}
