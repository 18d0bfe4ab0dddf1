import { CouponSegmentKind, type Schema } from "@shopkeeper/sdk";
import { type CouponSegment, couponSegmentLimits, segmentProblems, segmentRefusal } from "@shopkeeper/sdk/rules/coupons";
import { useState } from "react";
import { type Question, useConfirm } from "../form";
import { type Read, useAction, useRead } from "../core";
import { textOf } from "../texts";
import { useShop } from "../shop";
import { couponText } from "./messages";
import type { Sending } from "./use-coupon-sending";

/** A segment being edited; the values of another kind are kept for when that kind is chosen again. */
interface SegmentDraft {
  readonly kind: CouponSegment["kind"];
  readonly dateLimit: string;
  readonly product: Schema<"ProductBrief"> | undefined;
  readonly days: number | undefined;
}

/** Sending a coupon to a segment. */
export interface SegmentSending extends SegmentDraft, Pick<Read<"countCouponSegment">, "error" | "retry"> {
  change: (part: Partial<SegmentDraft>) => void;
  limits: typeof couponSegmentLimits;
  count: number | undefined;
  /** The number of people, or why the coupon cannot be sent to them. */
  people: People;
  /** Opens the confirmation; undefined while the coupon cannot be sent. */
  submit: (() => void) | undefined;
  question: Question<Schema<"CouponSegmentInput">>;
}

/** Sending a coupon to a segment: its definition, its current number of people, and the confirmation before sending. */
export function useCouponSegment(coupon: Sending["coupon"], onSent: () => void): SegmentSending {
  const { now } = useShop();
  const [draft, setDraft] = useState<SegmentDraft>({
    kind: CouponSegmentKind.followed,
    dateLimit: "lately30",
    product: undefined,
    days: 30,
  });
  const segment = segmentOf(draft);
  const isComplete = Object.keys(segmentProblems(segment, now())).length === 0;
  const counting = useRead("countCouponSegment", isComplete ? { query: segment } : undefined);
  const count = isComplete && !counting.isOutdated && !counting.isRefreshing ? counting.data?.count : undefined;

  const send = useAction((body: Schema<"CouponSegmentInput">, client) => client.sendCouponToSegment({ body }), ["coupons"], {
    done(sent) {
      onSent();
      return textOf(couponText, "segment.sent", { count: sent.count });
    },
  });
  const question = useConfirm(send);
  const people = peopleText({ isComplete, count, coupon });

  return {
    ...draft,
    change: (part: Partial<SegmentDraft>) => setDraft({ ...draft, ...part }),
    limits: couponSegmentLimits,
    count,
    error: isComplete && counting.data === undefined ? counting.error : undefined,
    retry: counting.retry,
    people,
    submit: count === undefined || people.isRefused ? undefined : () => question.open({ ...segment, couponId: coupon.id, count }),
    question: {
      ...question,
      cancel() {
        question.cancel();
        counting.retry(); // a refusal may mean that the segment has grown
      },
    },
  };
}

/** The segment in the request, with only the values of its kind. */
function segmentOf({ kind, dateLimit, product, days }: SegmentDraft) {
  switch (kind) {
    case CouponSegmentKind.followed:
      return { kind, dateLimit };
    case CouponSegmentKind.bought:
      return { kind, ...(product && { productId: product.id }) };
    default:
      return { kind, ...(days !== undefined && { days }) };
  }
}

type People = { readonly text: string; readonly isRefused: boolean };

function peopleText({ isComplete, count, coupon }: { isComplete: boolean; count: number | undefined; coupon: Sending["coupon"] }): People {
  const left = coupon.lastTotal;
  const said = (key: "incomplete" | "counting" | "count" | "nobody" | "large" | "short", isRefused: boolean) => ({
    text: textOf(couponText, `segment.${key}`, { count: count ?? 0, max: couponSegmentLimits.peopleMax, left }),
    isRefused,
  });
  if (!isComplete) return said("incomplete", false);
  if (count === undefined) return said("counting", false);
  const refusal = segmentRefusal(count, count);
  if (refusal) return said(refusal.key === "couponSegmentEmpty" ? "nobody" : "large", true);
  return coupon.isLimited && count > left ? said("short", true) : said("count", false);
}
