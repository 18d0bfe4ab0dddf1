import type { MerchantClient } from "@shopkeeper/sdk";
import { preloadRead, readQuery } from "../core";
import { claimQuery, couponQuery } from "./coupon-query";

/** Asks for the page of coupons that `useCouponList` will show for these search parameters. */
export const preloadCoupons = (client: MerchantClient, search: URLSearchParams) =>
  preloadRead(client, "listCoupons", { query: readQuery(couponQuery, search) });

/** Asks for the page of claim records that `useCouponRecord` will show for these search parameters. */
export const preloadClaims = (client: MerchantClient, search: URLSearchParams) =>
  preloadRead(client, "listCouponUsers", { query: readQuery(claimQuery, search) });
