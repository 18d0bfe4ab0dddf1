import { useText } from "@shopkeeper/hooks/core";
import { couponText, type useCouponList } from "@shopkeeper/hooks/coupons";
import { BulkResults } from "../core/bulk-results";

type Bulk = NonNullable<ReturnType<typeof useCouponList>["bulk"]>;

/** What became of each coupon that was switched or deleted with others. */
export function CouponBulkResults({ bulk }: { bulk: Bulk }) {
  const t = useText(couponText);
  const results = bulk.results.map(({ coupon, ...result }) => ({ row: coupon, ...result }));
  return <BulkResults bulk={{ ...bulk, results }} nameOf={(coupon) => coupon.name} title={t(`bulk.${bulk.deed}Title`)} />;
}
