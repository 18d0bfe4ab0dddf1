import { fill, type TextParams } from "@shopkeeper/sdk/rules/core";

const messages = {
  applied: { zh: "用户申请退款", en: "The buyer asked for a refund." },
  agreed: { zh: "商家同意退款", en: "The shop agreed." },
  agreedToReturn: { zh: "商家同意退货退款，等待用户退回商品", en: "The shop agreed and waits for the goods." },
  refused: { zh: "商家拒绝退款，原因：{{reason}}", en: "The shop refused: {{reason}}" },
  returning: { zh: "用户已退回商品：{{company}} {{number}}", en: "The buyer sent the goods back: {{company}} {{number}}" },
  returningAtShop: { zh: "用户已到店退回商品", en: "The buyer brought the goods back." },
  received: { zh: "商家确认收货", en: "The shop received the goods." },
  rejected: { zh: "商家拒绝收货，原因：{{reason}}", en: "The shop refused the goods: {{reason}}" },
  refunded: { zh: "退款成功，退款金额 ￥{{amount}}", en: "¥{{amount}} were paid back." },
  direct: { zh: "商家直接退款", en: "The shop refunded directly." },
  failed: { zh: "退款未成功：{{reason}}", en: "The payment was not made: {{reason}}" },
  unconnected: { zh: "没有接入支付服务商，请线下退款或联系平台", en: "No payment provider is connected." },
  withdrawn: { zh: "用户撤销退款申请", en: "The buyer withdrew the request." },
};

/** The key of a text of the history. */
export type HistoryKey = keyof typeof messages;

/** A text of a refund's history, which is stored in the language of the shop's people: Chinese. */
export const historyText = (key: HistoryKey, params?: TextParams) => fill(messages[key], params).zh;

/** The problems of a decision about a refund, by field. */
export const refundMessages = {
  reasonEmpty: { zh: "请填写拒绝原因", en: "Say why you refuse." },
  addressEmpty: { zh: "请选择退货地址", en: "Choose the address that the goods go back to." },
};
