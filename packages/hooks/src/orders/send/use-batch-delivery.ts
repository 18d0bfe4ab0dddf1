import { DeliveryType } from "@shopkeeper/sdk";
import type { Delivery } from "@shopkeeper/sdk/rules/orders";
import { useWatch } from "react-hook-form";
import { useVersionedForm, type VersionedForm } from "../../form";
import { type DeliveryForm, deliveryForm, deliveryOf } from "./delivery-form";

export interface BatchDeliveryOptions {
  onChoose: (delivery: Delivery) => void;
  onClose: () => void;
}

const model = {
  ...deliveryForm.model(() => new Date()),
  valuesOf: (): DeliveryForm => ({ ...deliveryForm.valuesOf(), deliveryType: DeliveryType.merchant }),
};

/** The shared delivery of several orders. */
export interface BatchDelivery extends VersionedForm<DeliveryForm, DeliveryForm> {
  deliveryType: "express" | "merchant" | "noNeed";
}

/** The shared delivery of several orders: by the shop, or without delivery. Its state lives as long as the dialog is open. */
export function useBatchDelivery({ onChoose, onClose }: BatchDeliveryOptions): BatchDelivery {
  const form = useVersionedForm<DeliveryForm, DeliveryForm, null>({
    model,
    edited: undefined,
    operation: "sendOrders",
    save: async (values) => (onChoose(deliveryOf(values)), null),
    done: null,
    onDone: onClose,
    onCancel: onClose,
  });
  const deliveryType = useWatch({ control: form.form.control, name: "deliveryType" });
  return { ...form, deliveryType };
}
