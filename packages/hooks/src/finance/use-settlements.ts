import { listQueries } from "@shopkeeper/sdk";
import { useState } from "react";
import { listOf, type SearchParamsState, useCan, useList, useOpenDetail } from "../core";

/** The settlements as their screen lists them. */
export const settlements = listOf(listQueries.listSettlements);

/** The settlements of the shop: one page, its filters, the one whose details are open, and the dialog that applies for another. */
export function useSettlements(search: SearchParamsState) {
  const list = useList(settlements, search);
  const can = useCan();
  const [isApplying, setApplying] = useState(false);
  const canApply = can("applySettlement") && can("getSettlementBase");
  return {
    ...list,
    canView: can("getSettlement"),
    detail: useOpenDetail(search, "getSettlement"),
    applying: {
      isOpen: isApplying,
      /** Undefined without the right. */
      open: canApply ? () => setApplying(true) : undefined,
      close: () => setApplying(false),
      /** The newest one is on the first page. */
      done() {
        setApplying(false);
        list.change({ page: 1 });
      },
    },
  };
}
