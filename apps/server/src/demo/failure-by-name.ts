import { WechatFailure } from "../ports/wechat";

/** How the played WeChat fails where a name asks for it: 微信拒绝 refuses with a reason, 微信超时 does not answer. */
export function failureByName(name: string, reason: string, errcode = 0): WechatFailure | undefined {
  if (name.includes("微信拒绝")) return new WechatFailure("refused", reason, errcode);
  return name.includes("微信超时") ? new WechatFailure("unavailable", "no answer") : undefined;
}
