import { CouponCategory, CouponReceiveType, labelOf } from "@shopkeeper/sdk";
import { currentLanguage, textOf } from "../texts";
import type { RevisedFieldWords } from "../revisions/shared";
import { couponText } from "./messages";

const plain = [
  ...(["name", "products", "money", "minPrice", "sort", "day", "total"] as const),
  ...(["useStartTime", "useEndTime", "receiveStartTime", "receiveEndTime"] as const),
] as const;
const choices = ["status", "isFixedTime", "isTimeReceive", "isLimited"] as const;

/** The fields of a coupon in the words of its form, for its history. */
export function couponHistory(field: string): RevisedFieldWords | undefined {
  const text = plain.find((each) => each === field);
  if (text) return { label: textOf(couponText, `form.labels.${text}`) };
  const choice = choices.find((each) => each === field);
  if (choice) {
    const words = (value: unknown) => textOf(couponText, `form.choices.${choice}.${value === true}`);
    return { label: textOf(couponText, `form.labels.${choice}`), words };
  }
  if (field === "category") return { label: textOf(couponText, "form.labels.category"), words: category };
  if (field === "receiveType") return { label: textOf(couponText, "form.labels.receiveType"), words: receiveType };
  return undefined;
}

function category(value: unknown) {
  const code = Object.values(CouponCategory).find((each) => each === value);
  return code && labelOf("CouponCategory", code, currentLanguage());
}

function receiveType(value: unknown) {
  const code = Object.values(CouponReceiveType).find((each) => each === value);
  return code && labelOf("CouponReceiveType", code, currentLanguage());
}
