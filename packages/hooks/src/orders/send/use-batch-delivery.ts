import { DeliveryType } from "@shopkeeper/sdk";
import { type Delivery, shipmentLimits } from "@shopkeeper/sdk/rules/orders";
import { useWatch } from "react-hook-form";
import { formSchema, useVersionedForm, type VersionedForm } from "../../form";
import { type DeliveryForm, deliveryFormOf, deliveryOf, deliveryProblemKeys } from "./delivery-form";

export interface BatchDeliveryOptions {
  onChoose: (delivery: Delivery) => void;
  onClose: () => void;
}

const model = {
  schema: formSchema<DeliveryForm>((form) => deliveryProblemKeys(form)),
  valuesOf: (): DeliveryForm => ({ ...deliveryFormOf(), deliveryType: DeliveryType.merchant }),
};

/** How several orders are sent alike. */
export interface BatchDelivery extends VersionedForm<DeliveryForm, DeliveryForm> {
  deliveryType: "express" | "merchant" | "noNeed";
  limits: typeof shipmentLimits;
}

/** How several orders are sent alike: by the shop, or without delivery. It lasts as long as its dialog is open. */
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
  return { ...form, deliveryType, limits: shipmentLimits };
}
