import { moneyText } from "@shopkeeper/sdk/rules/money";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Files } from "../ports/files";
import type { orderDetails, orders } from "./tables";

/** A stored order; money in cents. */
export type OrderRow = typeof orders.$inferSelect;

/** A stored line of an order, with its pieces in refunds that are being paid. */
export type LineRow = typeof orderDetails.$inferSelect & { refundingNum: number };

/** The fields of an order in both the list and the details, without its buyer. */
export const orderHead = (row: OrderRow) => ({
  orderNo: row.orderNo,
  uid: row.uid,
  payPrice: moneyText(row.payPrice),
  payType: row.payType,
  paid: row.paid,
  status: row.status,
  refundStatus: row.refundStatus,
  cancelStatus: row.cancelStatus,
  isUserDel: row.isUserDel,
  type: row.type,
  secondType: row.secondType,
  level: row.level,
  shippingType: row.shippingType,
  createTime: wireTime(row.createTime),
  userRefundSign: row.userRefundSign,
  totalNum: row.totalNum,
  merchantRemark: row.merchantRemark,
  userRemark: row.userRemark,
  groupBuyRecordStatus: row.groupBuyRecordStatus,
});

/** An order line in the contract's form. */
export const orderLine = (row: LineRow, files: Files) => ({
  id: row.id,
  merId: row.merId,
  productId: row.productId,
  productName: row.productName,
  image: files.publicUrl(row.image),
  attrValueId: row.attrValueId,
  sku: row.sku,
  price: moneyText(row.price),
  payNum: row.payNum,
  payPrice: moneyText(row.payPrice),
  freightFee: moneyText(row.freightFee),
  deliveryNum: row.deliveryNum,
  applyRefundNum: row.applyRefundNum,
  refundingNum: row.refundingNum,
  refundNum: row.refundNum,
  refundPrice: moneyText(row.refundPrice),
  productType: row.productType,
  productMarketingType: row.productMarketingType,
  vipPrice: row.vipPrice === null ? null : moneyText(row.vipPrice),
  redeemIntegral: row.redeemIntegral,
  expand: row.expand,
  proRefundSwitch: row.proRefundSwitch,
});
