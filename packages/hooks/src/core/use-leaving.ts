import { useState } from "react";
import { useShop } from "./shop-provider";

/** A form that can be given up. */
export interface LeavableForm {
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  readonly isReadOnly?: boolean;
  readonly draft?: { forget: () => void };
}

/** Closing a dialog with a form: not while it is being saved, and after a question where that would lose what was typed. */
export function useLeaving({ isDirty, isSubmitting, isReadOnly = false, draft }: LeavableForm, onLeave: () => void) {
  const { notices } = useShop();
  const [isOpen, setOpen] = useState(false);
  const giveUp = () => {
    draft?.forget();
    if (!isReadOnly) notices.cancelled();
    onLeave();
  };
  return {
    close() {
      if (isSubmitting) return;
      if (isDirty) setOpen(true);
      else giveUp();
    },
    /** The question, for a `ConfirmDialog`. */
    leaving: {
      subject: true,
      isOpen,
      isRunning: false,
      error: undefined,
      async confirm() {
        setOpen(false);
        await Promise.resolve(); // the question closes first, so that the focus returns
        giveUp();
      },
      cancel: () => setOpen(false),
    },
  };
}
