import { listQueries } from "@shopkeeper/sdk";
import { listOf, type SearchParamsState, useList } from "../core";

export const claims = listOf(listQueries.listCouponUsers);

/** The claim records of the shop's coupons: who has which, and whether it is used. */
export const useClaimList = (search: SearchParamsState) => useList(claims, search);
