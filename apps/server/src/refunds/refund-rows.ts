import type { Schema } from "@shopkeeper/sdk/contract";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { wireTime, wireTimeOrNull } from "@shopkeeper/sdk/rules/time";
import type { Files } from "../ports/files";
import type { refundLogs, refunds } from "./tables";

/** A stored refund; money in cents. */
export type RefundRow = typeof refunds.$inferSelect;

/** The fields of an order line in its refund; money in cents. */
export interface RefundedGoods {
  productId: number;
  productName: string;
  image: string;
  attrValueId: number;
  sku: string;
  productType: Schema<"ProductType">;
  price: number;
  payPrice: number;
  payNum: number;
  /** The platform's fee for the whole order, and the order's paid sum. */
  commissionCharge: number;
  orderPayPrice: number;
}

/** The list row of a refund, without its buyer; `fee` is the returned part of the platform's fee, in cents. */
export const listedRefund = (row: RefundRow, goods: RefundedGoods, fee: number, files: Files) => ({
  refundOrderNo: row.refundOrderNo,
  orderNo: row.orderNo,
  uid: row.uid,
  refundStatus: row.refundStatus,
  refundPrice: moneyText(row.refundPrice),
  merRemark: row.merRemark,
  afterSalesType: row.afterSalesType,
  returnGoodsType: row.returnGoodsType,
  isCompulsoryRefund: row.isCompulsoryRefund,
  totalNum: row.applyRefundNum,
  createTime: wireTime(row.createTime),
  refundOrderInfo: refundLine(row, goods, fee, files),
});

/** The details of a refund, without its log and its order. */
export const refundDetails = (row: RefundRow, goods: RefundedGoods, files: Files) => ({
  refundOrderNo: row.refundOrderNo,
  refundStatus: row.refundStatus,
  afterSalesType: row.afterSalesType,
  returnGoodsType: row.returnGoodsType,
  promoterType: row.promoterType,
  isUserRevoke: row.isUserRevoke,
  isCompulsoryRefund: row.isCompulsoryRefund,
  productName: goods.productName,
  image: files.publicUrl(goods.image),
  sku: goods.sku,
  price: moneyText(goods.price),
  payPrice: moneyText(goods.payPrice),
  payNum: goods.payNum,
  applyRefundNum: row.applyRefundNum,
  refundPrice: moneyText(row.refundPrice),
  refundTime: wireTimeOrNull(row.refundTime),
  createTime: wireTime(row.createTime),
  refundUseIntegral: row.refundUseIntegral,
  refundGainIntegral: row.refundGainIntegral,
  refundFirstBrokerageFee: moneyText(row.refundFirstBrokerageFee),
  refundSecondBrokerageFee: moneyText(row.refundSecondBrokerageFee),
  refundFreightFee: moneyText(row.refundFreightFee),
  refundReasonWap: row.refundReasonWap,
  refundReasonWapImg:
    row.refundReasonWapImg &&
    row.refundReasonWapImg
      .split(",")
      .map((path) => files.publicUrl(path))
      .join(","),
  refundReasonWapExplain: row.refundReasonWapExplain,
  receiver: row.receiver,
  receiverPhone: row.receiverPhone,
  receiverAddressDetail: row.receiverAddressDetail,
  expressName: row.expressName,
  trackingNumber: row.trackingNumber,
  telephone: row.telephone,
  refundReason: row.refundReason,
  merRemark: row.merRemark,
  platformRemark: row.platformRemark,
});

/** A step of a refund's history. */
export const refundLog = ({
  refundOrderNo,
  changeType,
  changeMessage,
  operator,
  createTime,
}: typeof refundLogs.$inferSelect): Schema<"RefundLog"> => ({
  orderNo: refundOrderNo,
  changeType,
  changeMessage,
  operator,
  createTime: wireTime(createTime),
});

function refundLine(row: RefundRow, goods: RefundedGoods, fee: number, files: Files): Schema<"RefundLine"> {
  const { price, payPrice, image, commissionCharge: _fee, orderPayPrice: _paid, ...words } = goods;
  return {
    ...words,
    id: row.id,
    refundOrderNo: row.refundOrderNo,
    merId: row.merId,
    orderDetailId: row.orderDetailId,
    image: files.publicUrl(image),
    price: moneyText(price),
    payPrice: moneyText(payPrice),
    applyRefundNum: row.applyRefundNum,
    refundPrice: moneyText(row.refundPrice),
    merchantRefundPrice: moneyText(row.refundPrice - fee),
    platformRefundPrice: moneyText(fee),
    refundUseIntegral: row.refundUseIntegral,
    refundIntegralPrice: moneyText(row.refundIntegralPrice),
    refundGainIntegral: row.refundGainIntegral,
    refundFirstBrokerageFee: moneyText(row.refundFirstBrokerageFee),
    refundSecondBrokerageFee: moneyText(row.refundSecondBrokerageFee),
    refundPlatCouponPrice: moneyText(row.refundPlatCouponPrice),
    refundFreightFee: moneyText(row.refundFreightFee),
    createTime: wireTime(row.createTime),
    updateTime: wireTime(row.updateTime),
  };
}
