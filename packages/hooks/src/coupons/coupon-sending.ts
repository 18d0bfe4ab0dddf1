import { CouponReceiveType, type Schema } from "@shopkeeper/sdk";
import { momentOf } from "../core";
import type { CouponTextKey } from "./messages";

/** One coupon and the users who are to get it. */
export interface Sending {
  readonly coupon: Pick<Schema<"Coupon">, "id" | "name">;
  readonly userIds: readonly number[];
}

/** At most this many users get a coupon at once. */
export const maxRecipients = 500;

/** Why a coupon cannot be sent by hand, as a key of the coupon texts; the server has the last word. */
export function sendRefusal(coupon: Schema<"Coupon"> | Schema<"UsableCoupon">, now: Date): CouponTextKey | undefined {
  if ("status" in coupon) {
    if (coupon.receiveType !== CouponReceiveType.manual) return "send.gift";
    if (!coupon.status) return "send.off";
    if (coupon.isTimeReceive && !isWithin(now, coupon.receiveStartTime, coupon.receiveEndTime)) return "send.notOpen";
  }
  if (coupon.isFixedTime && !isWithin(now, null, coupon.useEndTime)) return "send.over";
  return coupon.isLimited && coupon.lastTotal <= 0 ? "send.noneLeft" : undefined;
}

function isWithin(now: Date, start: string | null, end: string | null): boolean {
  const [begins, ends] = [momentOf(start), momentOf(end)];
  return (!begins || begins <= now) && (!ends || now < ends);
}
