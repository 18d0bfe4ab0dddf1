import { PayoutType } from "../../generated/code-sets";

/** A kind of payout. */
export type Payout = (typeof PayoutType)[keyof typeof PayoutType];

/** As a request may say it. */
export type PayoutInput = Payout | "wechat";

/** What a shop has said of where its money goes; a field that is not asked about is absent. */
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

/** The kind of payout that is meant; `wechat` is another word for `weixin`. */
export const payoutType = (type: PayoutInput): Payout => (type === "wechat" ? PayoutType.weixin : type);

/** Whether a shop has said all that a kind of payout needs. */
export const isPayeeKnown = (type: Payout, fields: PayeeFields) => needed[type].every((field) => (fields[field] ?? "").trim() !== "");
