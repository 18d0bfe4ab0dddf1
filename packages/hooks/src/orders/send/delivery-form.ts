import { DeliveryType, type Schema } from "@shopkeeper/sdk";
import { numberText, phoneText } from "@shopkeeper/sdk/rules/core";
import { type Delivery, deliveryRules } from "@shopkeeper/sdk/rules/orders";
import { recordForm } from "../../form";
import type { PiecesDraft } from "./chosen-pieces";

/** The delivery types of an order, the most common first. */
export const deliveryTypes = [DeliveryType.express, DeliveryType.noNeed, DeliveryType.merchant] as const;

const formOf = (isVirtual: boolean) =>
  recordForm(deliveryRules(isVirtual), {
    initial: { deliveryType: isVirtual ? DeliveryType.noNeed : DeliveryType.express },
    own: (shipment?: Schema<"Shipment">): { expressNumber: string; isSplit: boolean; chosen: PiecesDraft[] } => ({
      expressNumber: shipment?.trackingNumber ?? "",
      isSplit: false,
      chosen: [],
    }),
  });

/** The delivery of a shipment, and the pieces of a partial one. */
export const deliveryForm = formOf(false);
export const virtualDeliveryForm = formOf(true);

/** The values of the form. */
export type DeliveryForm = ReturnType<typeof deliveryForm.valuesOf>;

/** Converts valid values to the delivery; tracking and phone numbers are normalized. */
export function deliveryOf(form: DeliveryForm): Delivery {
  const delivery = deliveryForm.inputOf(form);
  const { expressNumber, carrierPhone } = delivery;
  return {
    ...delivery,
    ...(expressNumber && { expressNumber: numberText(expressNumber) }),
    ...(carrierPhone && { carrierPhone: phoneText(carrierPhone) }),
  };
}
