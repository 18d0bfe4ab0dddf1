import { identifierText } from "./identifier";

const phone = /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(-\d{1,6})?|[48]00-?\d{3}-?\d{4})$/;
const between = /[\p{Pd}\u2212\s().·]/gu;
/** The area codes 010 and 02… have three digits, all others four. */
const landline = /^(0[12]\d|0[3-9]\d{2})(\d{7,8})$/;
const service = /^([48]00)(\d{3})(\d{4})$/;

/** Whether a text is a mobile number, a landline with area code and optional extension, or a 400 or 800 number, in any spelling. */
export const isPhoneNumber = (text: string) => phone.test(phoneText(text));

/**
 * The stored form of a phone number: `13800138000`, `021-12345678`, `0571-88888888-801`, `400-820-8820`.
 *
 * Widths, blanks, dashes, brackets, invisible characters and the country code are ignored. A text that is no number is unchanged.
 */
export function phoneText(text: string): string {
  const plain = identifierText(text);
  const dashed = plain
    .replace(/\s/g, "")
    .replace(/转|分机|ext\.?|#/i, "-")
    .replace(/[\p{Pd}\u2212]/gu, "-");
  const at = dashed.lastIndexOf("-");
  const [main, extension] = [spelled(dashed.slice(0, Math.max(0, at))), dashed.slice(at + 1)];
  if (main?.startsWith("0") && /^\d{1,6}$/.test(extension)) return `${main}-${extension}`;
  return spelled(dashed) ?? plain;
}

function spelled(text: string): string | undefined {
  const bare = text.replace(between, "");
  const [, country = "", own = ""] = /^(\+86|0086|86(?!$))?(.*)$/.exec(bare) ?? [];
  const candidates = country === "" ? [own] : country === "86" ? [bare, own, `0${own}`] : [own, `0${own}`];
  for (const digits of candidates) {
    if (/^1[3-9]\d{9}$/.test(digits)) return digits;
    const parts = landline.exec(digits) ?? service.exec(digits);
    if (parts) return parts.slice(1).join("-");
  }
  return undefined;
}

/** The digits of a search for a phone number, whole or in part; undefined if no number can contain them. */
export function phoneDigits(text: string): string | undefined {
  const digits = identifierText(text)
    .replace(between, "")
    .replace(/^(?:\+|00)86|^86(?=1[3-9]\d{9}$)/, "");
  return /^\d+$/.test(digits) ? digits : undefined;
}

/** A phone number without its middle: 138****5678; a short number is hidden completely. */
export const maskedPhone = (number: string) =>
  number.length < 8 ? number.replace(/./g, "*") : `${number.slice(0, 3)}****${number.slice(-4)}`;

/** A text in which every mobile number shows its first three and last four digits: 138****5678. */
export const maskedPhones = (text: string) => text.replace(/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, "$1****$2");
