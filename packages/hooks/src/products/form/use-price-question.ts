import { useState } from "react";

/** The question before a save with implausible prices. */
export interface PriceQuestion {
  /** Saves at once if no price is implausible; otherwise opens the question. */
  before(save: () => void, count?: number): void;
  /** The number of implausible prices, while the question is open. */
  count: number | undefined;
  saveAnyway(): void;
  showFirst(): void;
  /** Closes the question and returns to the form. */
  dismiss: () => void;
}

/** The question before a save with implausible prices: `doubtful` counts them, `showFirst` focuses the first. */
export function usePriceQuestion(doubtful: () => number, showFirst: () => void): PriceQuestion {
  const [pending, setPending] = useState<{ count: number; save: () => void } | undefined>(undefined);
  const close = () => setPending(undefined);

  return {
    before(save: () => void, count = doubtful()) {
      if (count === 0) save();
      else setPending({ count, save });
    },
    count: pending?.count,
    saveAnyway() {
      close();
      pending?.save();
    },
    showFirst() {
      close();
      showFirst();
    },
    dismiss: close,
  };
}
