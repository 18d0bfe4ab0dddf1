import { type SearchParamsState, useListRead } from "../core";
import { claimQuery } from "./coupon-query";

/** The claim records of the shop's coupons: who has which, and whether it is used. */
export function useCouponRecord(search: SearchParamsState) {
  const { rows: records, ...list } = useListRead({
    operation: "listCouponUsers",
    schema: claimQuery,
    search,
    ask: (query) => ({ query }),
  });
  return { ...list, records };
}
