import { useState } from "react";
import { useShop } from "../shop/shop-provider";

/** A form that can be left without saving. */
export interface LeavableForm {
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  readonly isReadOnly?: boolean;
  readonly draft?: { forget: () => void };
}

/** Leaving a form, after a confirmation if that would lose typed input. */
export interface Leaving {
  /** Escape and the ×: without a notice if nothing was typed. */
  close(): void;
  /** 取消: shows 已取消. */
  cancel(): void;
  /** The question, for a `ConfirmDialog`. */
  leaving: LeavingQuestion;
}

/** The question before typed input is lost. */
export interface LeavingQuestion {
  subject: true;
  isOpen: boolean;
  isRunning: false;
  error: undefined;
  confirm(): Promise<void>;
  cancel: () => void;
}

/** Closing a dialog with a form: not while it is being saved, and after a confirmation if that would lose typed input. */
export function useLeaving({ isDirty, isSubmitting, isReadOnly = false, draft }: LeavableForm, onLeave: () => void): Leaving {
  const { notices } = useShop();
  const [isOpen, setOpen] = useState(false);
  const giveUp = () => {
    draft?.forget();
    onLeave();
  };
  const cancel = () => {
    if (!isReadOnly) notices.cancelled();
    giveUp();
  };
  const orAsk = (leave: () => void) => () => {
    if (isSubmitting) return;
    if (isDirty) setOpen(true);
    else leave();
  };
  return {
    close: orAsk(giveUp),
    cancel: orAsk(cancel),
    leaving: {
      subject: true,
      isOpen,
      isRunning: false,
      error: undefined,
      async confirm() {
        setOpen(false);
        await Promise.resolve(); // the question closes first, so that the focus returns
        cancel();
      },
      cancel: () => setOpen(false),
    },
  };
}
