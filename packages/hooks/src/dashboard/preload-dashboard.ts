import type { MerchantClient } from "@shopkeeper/sdk";
import { preloadRead } from "../core";
import { type Rights, rightsOf } from "../shop";
import { readTrendQuery, trendInput } from "./use-sales-trend";

/** Starts the calls that `useDashboard` makes for an account with these rights. */
export function preloadDashboard(client: MerchantClient, search: URLSearchParams, rights: Rights) {
  const can = rightsOf(rights);
  const plain = ["getHomeStatistics", "getOperatingData", "listPayRanking", "listPageviewRanking"] as const;
  return Promise.all([
    can("getSalesTrend") && preloadRead(client, "getSalesTrend", trendInput(readTrendQuery(search).dateLimit)),
    ...plain.map((operation) => can(operation) && preloadRead(client, operation, {})),
  ]);
}
