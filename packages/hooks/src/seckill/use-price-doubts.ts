import type { PriceDoubt } from "@shopkeeper/sdk/rules/seckill";
import { useState } from "react";
import { type DoubtfulSku, doubtsOf } from "./offer-form";

/** The question before a save with activity prices that look wrong. */
export interface PriceDoubts {
  /** Saves at once when no price looks wrong; otherwise opens the question. */
  before(skus: readonly DoubtfulSku[], save: () => void): void;
  /** What looks wrong, while the question is open. */
  open: readonly (DoubtfulSku & { why: PriceDoubt })[] | undefined;
  saveAnyway(): void;
  dismiss: () => void;
}

/** The question before a save with activity prices that look wrong, which names their SKUs. */
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
