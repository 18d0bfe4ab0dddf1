import { WechatFailure } from "../ports/wechat";
import { Refusal } from "../core/refusal";

/** The answer of a part of WeChat; throws a refusal with the reason of a failure. */
export async function callWechat<Part, Answer>(part: Part | undefined, call: (part: Part) => Promise<Answer>): Promise<Answer> {
  if (!part) throw new Refusal("wechatMissing");
  try {
    return await call(part);
  } catch (error) {
    if (!(error instanceof WechatFailure)) throw error;
    throw error.reason === "refused" ? new Refusal("wechatRefused", { reason: error.text }) : new Refusal("wechatUnavailable");
  }
}
