import { useState } from "react";
import { useShop } from "../shop/shop-provider";
import type { Action } from "../core/use-action";

/** A confirmation dialog before an action. */
export interface Question<Subject> {
  open: (subject: Subject) => void;
  /** The subject of the action; it stays while the dialog fades out. */
  subject: Subject | undefined;
  isOpen: boolean;
  confirm: () => Promise<void>;
  /** 取消: closes the dialog and shows 已取消. */
  cancel: () => void;
  /** Closes it without a notice: Escape, the ×, or another event that answers it. */
  dismiss: () => void;
  isRunning: boolean;
  error: unknown;
}

/** Opens a dialog before an action runs. It stays open while the action runs, and with the reason after a failure; 取消 shows 已取消. */
export function useConfirm<Subject, Result>(
  action: Pick<Action<Subject, Result>, "run" | "isRunning" | "error" | "reset">,
): Question<Subject> {
  const { notices } = useShop();
  const [state, setState] = useState<{ subject?: Subject; isOpen: boolean }>({ isOpen: false });
  const close = () => setState((before) => ({ ...before, isOpen: false }));
  const dismiss = () => (action.isRunning ? undefined : close());

  return {
    open(subject) {
      action.reset();
      setState({ subject, isOpen: true });
    },
    subject: state.subject,
    isOpen: state.isOpen,
    async confirm() {
      if (state.subject === undefined) return;
      const { status } = await action.run(state.subject, { isQuiet: true });
      if (status === "done") close();
    },
    cancel() {
      if (action.isRunning) return;
      close();
      notices.cancelled();
    },
    dismiss,
    isRunning: action.isRunning,
    error: action.error,
  };
}
