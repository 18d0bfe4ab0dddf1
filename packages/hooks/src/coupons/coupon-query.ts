import { CouponCategory, CouponReceiveType, CouponUserStatus, limits } from "@shopkeeper/sdk";
import * as z from "zod/mini";
import { codeField, flagField, idField, pageField, sizeField, textField } from "../core";

/** What the coupon list may be asked. */
export const couponQuery = z.object({
  page: pageField(),
  limit: sizeField(),
  name: textField(limits.listCoupons.name.maxLength),
  status: flagField(),
  receiveType: codeField(CouponReceiveType),
  category: codeField(CouponCategory),
});

/** What the claim records may be asked. */
export const claimQuery = z.object({
  page: pageField(),
  limit: sizeField(),
  status: codeField(CouponUserStatus),
  name: textField(limits.listCouponUsers.name.maxLength),
  nickname: textField(limits.listCouponUsers.nickname.maxLength),
  couponId: idField(),
});

/** What the coupon picker may be asked. */
export const sendableQuery = z.object({
  page: pageField(),
  limit: sizeField(),
  keywords: textField(limits.listSendableCoupons.keywords.maxLength),
});
