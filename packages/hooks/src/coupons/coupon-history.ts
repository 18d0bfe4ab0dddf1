import { fields } from "@shopkeeper/sdk";
import { fieldHistory } from "../revisions/shared";
import { titleOf } from "../texts";

/** The fields of a coupon as its history shows them. */
export const couponHistory = fieldHistory(fields.CouponInput, { products: () => ({ label: titleOf(fields.CouponInput.productIds) }) });
