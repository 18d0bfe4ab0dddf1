import type { MerchantClient } from "@shopkeeper/sdk";
import { preloadRead, readQuery, type Rights, rightsOf } from "../core";
import { trendInput, trendQuery } from "./trend-query";

/** Asks for what `useDashboard` will show an account with these rights. */
export function preloadDashboard(client: MerchantClient, search: URLSearchParams, rights: Rights) {
  const can = rightsOf(rights);
  const plain = ["getHomeStatistics", "getOperatingData", "listPayRanking", "listPageviewRanking"] as const;
  return Promise.all([
    can("getSalesTrend") && preloadRead(client, "getSalesTrend", trendInput(readQuery(trendQuery, search).dateLimit)),
    ...plain.map((operation) => can(operation) && preloadRead(client, operation, {})),
  ]);
}
