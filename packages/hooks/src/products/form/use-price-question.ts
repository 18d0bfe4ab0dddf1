import { useState } from "react";

/** The question that stands before a save where prices look wrong: how many `doubtful` says; `look` leads to the first of them. */
export function usePriceQuestion(doubtful: () => number, look: () => void) {
  const [asked, setOpen] = useState<{ count: number; save: () => void } | undefined>(undefined);
  const close = () => setOpen(undefined);

  return {
    /** Saves, or asks first. */
    before(save: () => void) {
      const count = doubtful();
      if (count === 0) save();
      else setOpen({ count, save });
    },
    /** How many look wrong, while that is asked. */
    count: asked?.count,
    saveAnyway() {
      close();
      asked?.save();
    },
    look() {
      close();
      look();
    },
    /** Does nothing: back to the form. */
    dismiss: close,
  };
}
