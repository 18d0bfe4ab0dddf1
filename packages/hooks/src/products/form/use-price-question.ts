import { useState } from "react";

/** The question before a save with prices that look wrong: `doubtful` counts them, `showFirst` focuses the first. */
export function usePriceQuestion(doubtful: () => number, showFirst: () => void) {
  const [pending, setPending] = useState<{ count: number; save: () => void } | undefined>(undefined);
  const close = () => setPending(undefined);

  return {
    /** Saves at once when no price looks wrong; otherwise opens the question. */
    before(save: () => void, count = doubtful()) {
      if (count === 0) save();
      else setPending({ count, save });
    },
    /** How many look wrong, while the question is open. */
    count: pending?.count,
    saveAnyway() {
      close();
      pending?.save();
    },
    showFirst() {
      close();
      showFirst();
    },
    /** Does nothing: back to the form. */
    dismiss: close,
  };
}
