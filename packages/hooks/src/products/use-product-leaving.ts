import { useState } from "react";
import { useShop } from "../core";

/** Closing a drawer with a form: not while it is saved, and after a question where that would lose what was typed. */
export function useProductLeaving({ isDirty, isSubmitting, draft }: LeavableForm, onClose: () => void) {
  const { notices } = useShop();
  const [isAsked, setAsked] = useState(false);

  const giveUp = () => {
    draft.discard();
    notices.cancelled();
    onClose();
  };

  return {
    close() {
      if (isSubmitting) return;
      if (isDirty) setAsked(true);
      else onClose();
    },
    leaving: {
      subject: true,
      isOpen: isAsked,
      isRunning: false,
      error: undefined,
      confirm: async () => giveUp(),
      cancel: () => setAsked(false),
    },
  };
}

interface LeavableForm {
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  readonly draft: { discard: () => void };
}
