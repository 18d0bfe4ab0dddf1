import { CouponCategory, CouponReceiveType } from "@shopkeeper/sdk";
import { textOf } from "../texts";
import { type CouponForm, couponForm, isValued } from "./coupon-form";
import { claimWindow, validity, valueLine } from "./coupon-facts";
import { couponText } from "./messages";

/** What a buyer's ticket says of a coupon that is being typed; what is still missing says so in its place. */
export function couponTicket(form: CouponForm) {
  const { money, isFixedTime, day, isTimeReceive } = form;
  const isDated = isFixedTime ? form.useStartTime !== "" && form.useEndTime !== "" : day !== null;
  const isClaimDated = isTimeReceive && form.receiveStartTime !== "" && form.receiveEndTime !== "";
  return {
    name: form.name.trim() || textOf(couponText, "ticket.noName"),
    /** In yuan; null while there is none. */
    money,
    value: isValued(form) ? valueLine(couponForm.inputOf(form)) : textOf(couponText, "ticket.noValue"),
    scope:
      form.category === CouponCategory.product
        ? textOf(couponText, "ticket.products", { count: form.productIds.length })
        : textOf(couponText, "ticket.everything"),
    validity: !isDated
      ? textOf(couponText, "ticket.noValidity")
      : isFixedTime
        ? validity(form)
        : textOf(couponText, "ticket.afterClaim", { day: day ?? 0 }),
    claim: isClaimDated ? textOf(couponText, "ticket.claimWithin", { window: claimWindow(form) }) : undefined,
    action: textOf(couponText, form.receiveType === CouponReceiveType.gift ? "ticket.gift" : "ticket.claim"),
    isOff: !form.status,
  };
}
