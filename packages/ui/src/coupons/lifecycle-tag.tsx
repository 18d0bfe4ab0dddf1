import { useLanguage } from "@shopkeeper/hooks/texts";
import { CouponLifecycle, labelOf } from "@shopkeeper/sdk";
import { StatusTag, type Tone } from "../core/status-tag";

/** Where a coupon is in its life: 进行中, 未开始, 已领完, 已关闭, 已过期. */
export const LifecycleTag = ({ of }: { of: (typeof CouponLifecycle)[keyof typeof CouponLifecycle] }) => (
  <StatusTag tone={tones[of]}>{labelOf("CouponLifecycle", of, useLanguage())}</StatusTag>
);

const tones: Readonly<Record<number, Tone>> = {
  [CouponLifecycle.active]: "success",
  [CouponLifecycle.notStarted]: "info",
  [CouponLifecycle.claimedOut]: "warning",
};
