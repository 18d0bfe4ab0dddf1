import { numberKey } from "@shopkeeper/sdk/rules/core";
import { recordProblems } from "@shopkeeper/sdk/rules/records";
import { type Delivery, deliveryRules } from "@shopkeeper/sdk/rules/orders";
import { invalidFields } from "../core/refusal";
import { toRow } from "../kit/record";
import { orderMessages } from "./messages";
import { shipments } from "./tables";

/** The delivery of a shipment, as it is stored. */
export type Parcel = ReturnType<typeof parcelOf>;

/** The names of the platform's express companies, by code. */
export type CompanyNames = ReadonlyMap<string, string>;

/** The stored delivery of a sent one; fields that its delivery type does not use are empty. Refuses invalid input. */
export function parcelOf(delivery: Delivery, isVirtual: boolean, companies: CompanyNames) {
  const rules = deliveryRules(isVirtual);
  const problems = recordProblems(rules, delivery, new Date(0));
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const isExpress = rules.uses.expressCode(delivery);
  const expressName = isExpress ? companies.get(delivery.expressCode ?? "") : null;
  if (expressName === undefined) throw invalidFields({ expressCode: orderMessages.companyUnknown });
  return { ...toRow(shipments, rules, delivery), expressName, trackingNumber: isExpress ? (delivery.expressNumber ?? null) : null };
}

/** Whether two parcels are the same. */
export const isSameParcel = (one: Parcel, other: Parcel) =>
  one.deliveryType === other.deliveryType &&
  one.expressCode === other.expressCode &&
  numberKey(one.trackingNumber ?? "") === numberKey(other.trackingNumber ?? "") &&
  one.deliveryCarrier === other.deliveryCarrier &&
  one.carrierPhone === other.carrierPhone;
