import { DeliveryType, type Schema } from "@shopkeeper/sdk";
import { numberText, phoneText } from "@shopkeeper/sdk/rules/core";
import { type Delivery, deliveryProblems } from "@shopkeeper/sdk/rules/orders";
import { problemKeys } from "../../form";
import type { PiecesDraft } from "./chosen-pieces";

/** A shipment as its fields hold it: how it travels, and which pieces it holds where it is a part. What is not filled in is "". */
export interface DeliveryForm {
  deliveryType: Delivery["deliveryType"];
  expressCode: string;
  expressNumber: string;
  deliveryMark: string;
  deliveryCarrier: string;
  carrierPhone: string;
  isSplit: boolean;
  chosen: PiecesDraft[];
}

/** The ways an order can be sent, the usual one first. */
export const deliveryTypes = [DeliveryType.express, DeliveryType.noNeed, DeliveryType.merchant] as const;

/** The fields of a new shipment, or of one that is corrected. */
export const deliveryFormOf = (shipment?: Schema<"Shipment">, isVirtual = false): DeliveryForm => ({
  deliveryType: isVirtual ? DeliveryType.noNeed : (deliveryTypes.find((type) => type === shipment?.deliveryType) ?? deliveryTypes[0]),
  expressCode: shipment?.expressCode ?? "",
  expressNumber: shipment?.trackingNumber ?? "",
  deliveryMark: shipment?.deliveryMark ?? "",
  deliveryCarrier: shipment?.deliveryCarrier ?? "",
  carrierPhone: shipment?.carrierPhone ?? "",
  isSplit: false,
  chosen: [],
});

/** Converts the fields to a delivery, without those that its type does not use. */
export function deliveryOf(form: DeliveryForm): Delivery {
  const { deliveryType } = form;
  const text = (value: string) => value.trim() || null;
  const isExpress = deliveryType === DeliveryType.express;
  const isMerchant = deliveryType === DeliveryType.merchant;
  return {
    deliveryType,
    expressCode: isExpress ? text(form.expressCode) : null,
    expressNumber: isExpress ? numberText(form.expressNumber) || null : null,
    deliveryMark: text(form.deliveryMark),
    deliveryCarrier: isMerchant ? text(form.deliveryCarrier) : null,
    carrierPhone: isMerchant ? phoneText(form.carrierPhone) || null : null,
  };
}

/** The problems of the fields, as keys of the catalogue. */
export const deliveryProblemKeys = (form: DeliveryForm, isVirtual = false) => problemKeys(deliveryProblems(deliveryOf(form), isVirtual));
