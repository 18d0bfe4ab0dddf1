import { listQueries, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type List, listOf, type OpenDetail, type SearchParamsState, useList, useOpenDetail } from "../list";
import { useCan } from "../shop";

/** The list of settlements. */
export const settlements = listOf(listQueries.listSettlements);

type SettlementQuery = ReturnType<typeof settlements.read>;

/** The settlements of the shop. */
export interface SettlementList extends List<Schema<"Settlement">, SettlementQuery> {
  canView: boolean;
  detail: OpenDetail;
  applying: Applying;
}

interface Applying {
  isOpen: boolean;
  /** Undefined without the right. */
  open: (() => void) | undefined;
  close: () => void;
  /** Closes the dialog and opens page 1, which has the newest settlement. */
  done(): void;
}

/** The settlements of the shop: one page, its filters, the settlement whose details are open, and the dialog that applies for a new one. */
export function useSettlements(search: SearchParamsState): SettlementList {
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
      open: canApply ? () => setApplying(true) : undefined,
      close: () => setApplying(false),
      done() {
        setApplying(false);
        list.filters.change({ page: 1 });
      },
    },
  };
}
