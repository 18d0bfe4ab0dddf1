import { isList, maskedPhones } from "@shopkeeper/sdk/rules/core";

const SECRET =
  /pwd|factorcode|recoverycodes|password|token|secret|phone|mobile|bankcard|bankaccount|cardno|wechat|weixin|wxcode|alipay|paymentcode|idcard/i;
const MASK = "***";
const LONGEST = 2000;

/**
 * A value as JSON of at most 2000 characters, with passwords, phone numbers and payout accounts masked.
 *
 * The work is bounded like the text: parts beyond the limit are not read.
 */
export function maskedJson(value: unknown): string {
  let left = LONGEST;
  const text = JSON.stringify(value, (key, member: unknown) => {
    left -= 1;
    if (left < 0) return undefined;
    if (SECRET.test(key) && member !== null && member !== undefined) return MASK;
    if (isList(member)) return member.slice(0, left);
    if (typeof member !== "string") return member;
    left -= member.length;
    return maskedPhones(member.slice(0, LONGEST));
  });
  return cut(text ?? "");
}

/** A text masked and cut in the same way, as JSON where it is JSON. */
export function maskedText(text: string): string {
  if (text === "") return "";
  try {
    return maskedJson(JSON.parse(text));
  } catch {
    return cut(maskedPhones(text.slice(0, 2 * LONGEST)));
  }
}

/** A text that PostgreSQL stores unchanged: without U+0000, and not cut within a character. */
const cut = (text: string) =>
  text
    .replaceAll("\u0000", "")
    .slice(0, LONGEST)
    .replaceAll(/\p{Surrogate}/gu, "");
