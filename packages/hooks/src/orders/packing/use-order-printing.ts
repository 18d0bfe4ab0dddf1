import { textOf } from "../../texts";
import { useCan, useShop } from "../../shop";
import { orderText } from "../messages";
import { type PackingKind, packingKinds, packingMax } from "./packing-page";

/** Printing the selected orders. */
export interface OrderPrinting {
  kinds: readonly PackingKind[];
  /** Calls `open` with the selected orders, unless they exceed the maximum per print. */
  print(kind: PackingKind, open: (kind: PackingKind, orderNos: readonly string[]) => void): void;
}

/** Printing the selected orders, for accounts that may see them. */
export function useOrderPrinting(picked: { readonly ids: readonly string[] }): OrderPrinting {
  const can = useCan();
  const { notices } = useShop();
  return {
    kinds: can("getOrder") ? packingKinds : [],
    print(kind: PackingKind, open: (kind: PackingKind, orderNos: readonly string[]) => void) {
      if (picked.ids.length > packingMax) notices.info(textOf(orderText, "batch.tooMany", { max: packingMax }));
      else if (picked.ids.length > 0) open(kind, picked.ids);
    },
  };
}
