import { type SearchParamsState, useCan, useExistingPage, useListQuery, useRead } from "../core";
import { claimQuery } from "./coupon-query";

/** The claim records of the shop's coupons: who has which, and whether it is used. */
export function useCouponRecord(search: SearchParamsState) {
  const can = useCan();
  const { query, change, reset } = useListQuery(claimQuery, search);
  const page = useRead("listCouponUsers", can("listCouponUsers") ? { query } : undefined);
  useExistingPage(query.page, query.limit, page.isRefreshing ? undefined : page.data?.total, (last) =>
    change({ page: last }, { replace: true }),
  );

  return {
    query,
    change,
    reset,
    isFiltered: [query.status, query.name, query.nickname, query.couponId].some((filter) => filter !== undefined),
    records: page.data?.list ?? [],
    total: page.data?.total ?? 0,
    isRefused: !can("listCouponUsers"),
    isLoading: page.isLoading,
    isRefreshing: page.isRefreshing,
    error: page.error,
    retry: page.retry,
  };
}
