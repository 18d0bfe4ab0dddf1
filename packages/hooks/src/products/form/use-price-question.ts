import { useState } from "react";

/** The question before a save with prices that look wrong. */
export interface PriceQuestion {
  /** Saves at once when no price looks wrong; otherwise opens the question. */
  before(save: () => void, count?: number): void;
  /** How many look wrong, while the question is open. */
  count: number | undefined;
  saveAnyway(): void;
  showFirst(): void;
  /** Does nothing: back to the form. */
  dismiss: () => void;
}

/** The question before a save with prices that look wrong: `doubtful` counts them, `showFirst` focuses the first. */
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
