import { coreText, textOf } from "../core";
import { couponText } from "./messages";
import type { Sending } from "./use-coupon-sending";

/** How many receivers are named. */
const named = 3;

/** Which coupon goes to whom, as a sentence. */
export function sendingText({ coupon: { name }, userIds: { length: count }, names = [] }: Sending): string {
  if (names.length === 0) return textOf(couponText, "send.detail", { name, count });
  const receivers = names.slice(0, named).join(textOf(coreText, "states.comma"));
  return textOf(couponText, count > Math.min(names.length, named) ? "send.detailMany" : "send.detailNamed", { name, receivers, count });
}
