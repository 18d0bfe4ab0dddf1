import { maskedPhones } from "../core/masked-phones";

const SECRET = /pwd|password|token|secret|phone|mobile|bankcard|bankaccount|cardno|wechat|weixin|wxcode|alipay|paymentcode|idcard/i;
const MASK = "***";

/** A value as JSON, with passwords, phone numbers and the accounts that money goes to masked. */
export const maskedJson = (value: unknown): string => JSON.stringify(value, maskedMember) ?? "";

/** A JSON text masked in the same way. */
export function maskedText(text: string): string {
  if (text === "") return "";
  try {
    return maskedJson(JSON.parse(text));
  } catch {
    return maskedPhones(text);
  }
}

function maskedMember(key: string, value: unknown): unknown {
  if (SECRET.test(key) && value !== null && value !== undefined) return MASK;
  return typeof value === "string" ? maskedPhones(value) : value;
}
