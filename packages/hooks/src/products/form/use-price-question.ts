import { useState } from "react";

/** The question that stands before a save where prices look wrong: how many `doubtful` says; `look` leads to the first of them. */
export function usePriceQuestion(doubtful: () => number, showFirst: () => void) {
  const [pending, setPending] = useState<{ count: number; save: () => void } | undefined>(undefined);
  const close = () => setPending(undefined);

  return {
    /** Saves, or asks first. */
    before(save: () => void) {
      const count = doubtful();
      if (count === 0) save();
      else setPending({ count, save });
    },
    /** How many look wrong, while that is asked. */
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
