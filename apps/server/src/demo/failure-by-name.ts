import { WechatFailure } from "../ports/wechat";

/** The failure of the fake WeChat that a name triggers: 微信拒绝 refuses with a reason, 微信超时 does not answer. */
export function failureByName(name: string, reason: string, errcode = 0): WechatFailure | undefined {
  if (name.includes("微信拒绝")) return new WechatFailure("refused", reason, errcode);
  return name.includes("微信超时") ? new WechatFailure("unavailable", "no answer") : undefined;
}
