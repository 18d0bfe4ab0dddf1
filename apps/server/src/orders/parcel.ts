import { DeliveryType } from "@shopkeeper/sdk/contract";
import { numberKey, problemTexts } from "@shopkeeper/sdk/rules/core";
import { type Delivery, deliveryProblems, orderRuleMessages } from "@shopkeeper/sdk/rules/orders";
import { invalidFields } from "../core/refusal";
import { orderMessages } from "./messages";
import type { shipments } from "./tables";

/** How a shipment travels, as it is stored. */
export type Parcel = Pick<
  typeof shipments.$inferSelect,
  "deliveryType" | "trackingNumber" | "expressName" | "expressCode" | "deliveryMark" | "deliveryCarrier" | "carrierPhone"
>;

/** What the platform's express companies are called, by code. */
export type CompanyNames = ReadonlyMap<string, string>;

/** How a shipment travels, of what was sent; fields that its delivery type does not use are left out. Refuses what is wrong. */
export function parcelOf(delivery: Delivery, isVirtual: boolean, companies: CompanyNames): Parcel {
  const problems = deliveryProblems(delivery, isVirtual);
  if (Object.keys(problems).length > 0) throw invalidFields(problemTexts(problems, orderRuleMessages));
  const { deliveryType } = delivery;
  const isExpress = deliveryType === DeliveryType.express;
  const isMerchant = deliveryType === DeliveryType.merchant;
  const expressCode = isExpress ? textOf(delivery.expressCode) : null;
  const expressName = expressCode === null ? null : (companies.get(expressCode) ?? null);
  if (isExpress && expressName === null) throw invalidFields({ expressCode: orderMessages.companyUnknown });
  return {
    deliveryType,
    expressCode,
    expressName,
    trackingNumber: isExpress ? textOf(delivery.expressNumber) : null,
    deliveryCarrier: isMerchant ? textOf(delivery.deliveryCarrier) : null,
    carrierPhone: isMerchant ? textOf(delivery.carrierPhone) : null,
    deliveryMark: textOf(delivery.deliveryMark),
  };
}

/** Whether two parcels are one and the same. */
export const isSameParcel = (one: Parcel, other: Parcel) =>
  one.deliveryType === other.deliveryType &&
  one.expressCode === other.expressCode &&
  numberKey(one.trackingNumber ?? "") === numberKey(other.trackingNumber ?? "") &&
  one.deliveryCarrier === other.deliveryCarrier &&
  one.carrierPhone === other.carrierPhone;

const textOf = (text: string | null | undefined) => text?.trim() || null;
