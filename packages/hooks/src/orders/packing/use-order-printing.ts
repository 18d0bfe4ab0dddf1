import { textOf } from "../../texts";
import { useCan, useShop } from "../../shop";
import { orderText } from "../messages";
import { type PackingKind, packingKinds, packingMax } from "./packing-page";

/** Printing the picked orders. */
export interface OrderPrinting {
  kinds: readonly PackingKind[];
  /** Hands the picked orders to `open`, unless they are more than are printed at once. */
  print(kind: PackingKind, open: (kind: PackingKind, orderNos: readonly string[]) => void): void;
}

/** Printing the picked orders, for who may see them. */
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
