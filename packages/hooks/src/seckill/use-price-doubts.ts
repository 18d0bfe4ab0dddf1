import type { PriceDoubt } from "@shopkeeper/sdk/rules/seckill";
import { useState } from "react";
import { type DoubtfulSku, doubtsOf } from "./offer-form";

/** The question before a save with implausible activity prices. */
export interface PriceDoubts {
  /** Saves at once if no price is implausible; otherwise opens the question. */
  before(skus: readonly DoubtfulSku[], save: () => void): void;
  /** The implausible prices, while the question is open. */
  open: readonly (DoubtfulSku & { why: PriceDoubt })[] | undefined;
  saveAnyway(): void;
  dismiss: () => void;
}

/** The question before a save with implausible activity prices, with the names of their SKUs. */
export function usePriceDoubts(): PriceDoubts {
  const [pending, setPending] = useState<{ doubts: ReturnType<typeof doubtsOf>; save: () => void } | undefined>(undefined);
  const close = () => setPending(undefined);
  return {
    before(skus: readonly DoubtfulSku[], save: () => void) {
      const doubts = doubtsOf(skus);
      if (doubts.length === 0) save();
      else setPending({ doubts, save });
    },
    open: pending?.doubts,
    saveAnyway() {
      close();
      pending?.save();
    },
    dismiss: close,
  };
}
