import { moneyText } from "@shopkeeper/sdk/rules/money";
import { wireTimeOrNull } from "@shopkeeper/sdk/rules/time";
import { orderHead, type OrderRow } from "./order-rows";

/** The details of an order without its buyer, its clerk and its lines. */
export const orderInfo = (row: OrderRow) => ({
  ...orderHead(row),
  userLevel: row.userLevel,
  isPaidMember: row.isPaidMember,
  payTime: wireTimeOrNull(row.payTime),
  payChannel: row.payChannel,
  outTradeNo: row.outTradeNo,
  proTotalPrice: moneyText(row.proTotalPrice),
  totalPostage: moneyText(row.totalPostage),
  totalPrice: moneyText(row.totalPrice),
  payPostage: moneyText(row.payPostage),
  couponPrice: moneyText(row.couponPrice),
  merCouponPrice: moneyText(row.merCouponPrice),
  platCouponPrice: moneyText(row.platCouponPrice),
  svipDiscountPrice: moneyText(row.svipDiscountPrice),
  useIntegral: row.useIntegral,
  integralPrice: moneyText(row.integralPrice),
  gainIntegral: row.gainIntegral,
  redeemIntegral: row.redeemIntegral,
  firstBrokerage: moneyText(row.firstBrokerage),
  secondBrokerage: moneyText(row.secondBrokerage),
  commissionCharge: moneyText(row.commissionCharge),
  realName: row.realName,
  userPhone: row.userPhone,
  userAddress: row.userAddress,
  deliveryType: row.deliveryType,
  isSplitDelivery: row.isSplitDelivery,
  verifyCode: row.verifyCode,
  clerkId: row.clerkId,
  receivingTime: wireTimeOrNull(row.receivingTime),
  systemFormId: row.systemFormId,
  orderExtend: row.orderExtend,
});
