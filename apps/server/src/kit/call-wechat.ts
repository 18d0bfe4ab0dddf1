import { WechatFailure } from "../ports/wechat";
import { Refusal } from "../core/refusal";

/** What a part of WeChat answers; throws a refusal that says why it does not. */
export async function callWechat<Part, Answer>(part: Part | undefined, call: (part: Part) => Promise<Answer>): Promise<Answer> {
  if (!part) throw new Refusal("wechatMissing");
  try {
    return await call(part);
  } catch (error) {
    if (!(error instanceof WechatFailure)) throw error;
    throw error.reason === "refused" ? new Refusal("wechatRefused", { reason: error.text }) : new Refusal("wechatUnavailable");
  }
}
