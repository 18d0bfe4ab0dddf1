import { useCan, useRead } from "../core";

/** The products of the last seven days by what was paid for them, and by how often they were looked at; each undefined to who may not know. */
export function useRankings() {
  const can = useCan();
  const isPaidAllowed = can("listPayRanking");
  const isViewedAllowed = can("listPageviewRanking");
  const paid = useRead("listPayRanking", isPaidAllowed ? {} : undefined);
  const viewed = useRead("listPageviewRanking", isViewedAllowed ? {} : undefined);
  return {
    paid: isPaidAllowed ? { ...paid, products: paid.data ?? [] } : undefined,
    viewed: isViewedAllowed ? { ...viewed, products: viewed.data ?? [] } : undefined,
  };
}
