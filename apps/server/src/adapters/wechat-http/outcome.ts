import type { Text } from "@shopkeeper/sdk/rules/core";
import { redact } from "@shopkeeper/sdk/rules/logs";
import { WechatFailure } from "../../ports/wechat";
import { sentenceOf, wechatText } from "./messages";

/** The fields of every answer of WeChat; 0 means success. */
export interface Outcome {
  errcode: number;
  errmsg: string;
}

const TOKEN_REFUSED = [40001, 40014, 42001];
const BUSY = [-1, 200001, 990010];
const TOO_OFTEN = [45011, 300000];

/** The failure that an answer reports, undefined on success. */
export function failureOf({ errcode, errmsg }: Outcome): WechatFailure | undefined {
  if (errcode === 0) return undefined;
  if (BUSY.includes(errcode)) return unavailable(`is busy (${errcode})`, errcode);
  return new WechatFailure("refused", sentenceOf(errcode) ?? ownWords(errmsg, errcode), errcode);
}

/** WeChat did not answer, or not sensibly; the message contains nothing of the request. */
export const unavailable = (what: string, errcode = 0) => new WechatFailure("unavailable", `WeChat ${what}`, errcode);

/** Another token may succeed. */
export const refusesToken = ({ errcode }: Outcome) => TOKEN_REFUSED.includes(errcode);

/** The same call may succeed a moment later. */
export const isPassing = (failure: unknown) =>
  failure instanceof WechatFailure && (failure.reason === "unavailable" || TOO_OFTEN.includes(failure.errcode));

/** WeChat's own message, without the marks by which it finds the request again. */
function ownWords(errmsg: string, errcode: number): Text {
  const words = redact(errmsg.slice(0, 200).split(/ (?:rid|hint):/)[0] ?? "");
  const { zh, en } = words === "" ? wechatText.noReason : { zh: words, en: words };
  return { zh: `${zh} (${errcode})`, en: `${en} (${errcode})` };
}

/** Returns `answer` in place of a failure with one of these codes. */
export const onCodes =
  <Answer>(codes: readonly number[], answer: Answer) =>
  (failure: unknown): Answer => {
    if (failure instanceof WechatFailure && codes.includes(failure.errcode)) return answer;
    throw failure;
  };
