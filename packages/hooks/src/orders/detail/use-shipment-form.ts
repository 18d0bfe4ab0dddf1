import { DeliveryType, type Schema } from "@shopkeeper/sdk";
import { useVersionedForm, type VersionedForm } from "../../form";
import { textOf } from "../../texts";
import { orderText } from "../messages";
import { type DeliveryForm, deliveryForm, deliveryOf } from "../send/delivery-form";
import { type ExpressCompanies, useExpressCompanies } from "../send/use-express-companies";

export interface ShipmentFormOptions {
  shipment: Schema<"Shipment">;
  onClose: () => void;
}

const model = deliveryForm.model(() => new Date());

/** 修改配送信息: corrects the delivery of a shipment. */
export interface ShipmentFormState extends VersionedForm<DeliveryForm, Schema<"Shipment">> {
  express: ShipmentFormExpress;
}

interface ShipmentFormExpress extends ExpressCompanies {
  companies: Schema<"ShopCompany">[];
}

/** 修改配送信息: corrects the delivery of a shipment within its delivery type. Its state lives as long as the dialog is open. */
export function useShipmentForm({ shipment, onClose }: ShipmentFormOptions): ShipmentFormState {
  const isExpress = shipment.deliveryType === DeliveryType.express;
  const express = useExpressCompanies(isExpress);
  const form = useVersionedForm<DeliveryForm, Schema<"Shipment">, null>({
    model,
    edited: shipment,
    operation: "updateShipment",
    async save(values, client) {
      const { deliveryType: _type, ...delivery } = deliveryOf(values);
      return client.updateShipment({ body: { id: shipment.id, updateTime: shipment.updateTime, ...delivery } });
    },
    intent: () => shipment.id,
    done: textOf(orderText, "shipment.edited"),
    onDone: onClose,
    onCancel: onClose,
  });
  return { ...form, express: { ...express, companies: withOwn(express.companies, shipment) } };
}

/** Adds the shipment's own company, which the shop may have disabled since. */
const withOwn = (
  companies: ExpressCompanies["companies"],
  { expressCode, expressName }: Schema<"Shipment">,
): ExpressCompanies["companies"] =>
  expressCode === null || companies.some(({ code }) => code === expressCode)
    ? companies
    : [...companies, { id: 0, code: expressCode, name: expressName ?? expressCode, isDefault: false, isOpen: false }];
