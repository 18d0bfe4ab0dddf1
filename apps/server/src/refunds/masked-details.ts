import type { Schema } from "@shopkeeper/sdk/contract";
import { maskedPhone, maskedPhones } from "@shopkeeper/sdk/rules/core";

/** The shown length of an address: about the province and the city. */
const shownAddress = 6;

/** A refund's details without whole phone numbers and without the buyer's address. */
export function maskedDetails(details: Schema<"RefundInfo">): Schema<"RefundInfo"> {
  const { telephone, orderInfoVo: order } = details;
  return {
    ...details,
    telephone: telephone && maskedPhone(telephone),
    orderInfoVo: {
      ...order,
      nickname: maskedPhones(order.nickname),
      phone: order.phone && maskedPhone(order.phone),
      userPhone: maskedPhone(order.userPhone),
      userAddress: `${order.userAddress.slice(0, shownAddress)}****`,
    },
  };
}
