import { PayoutType } from "../../generated/code-sets";

/** A kind of payout. */
export type Payout = (typeof PayoutType)[keyof typeof PayoutType];

/** A kind of payout in a request. */
export type PayoutInput = Payout | "wechat";

/** The payout details of a shop; a field that is not requested is absent. */
export type PayeeFields = Partial<
  Record<
    | "bankUserName"
    | "bankName"
    | "bankCard"
    | "bankAddress"
    | "wechatCode"
    | "wechatQrcodeUrl"
    | "realName"
    | "alipayCode"
    | "alipayQrcodeUrl",
    string
  >
>;

const needed: Readonly<Record<Payout, readonly (keyof PayeeFields)[]>> = {
  bank: ["bankUserName", "bankName", "bankCard", "bankAddress"],
  weixin: ["wechatCode", "wechatQrcodeUrl", "realName"],
  alipay: ["alipayCode", "alipayQrcodeUrl"],
};

/** The kind of payout of a request; `wechat` is an alias of `weixin`. */
export const payoutType = (type: PayoutInput): Payout => (type === "wechat" ? PayoutType.weixin : type);

/** Whether a shop has given all details that a kind of payout needs. */
export const isPayeeKnown = (type: Payout, fields: PayeeFields) => needed[type].every((field) => (fields[field] ?? "").trim() !== "");
