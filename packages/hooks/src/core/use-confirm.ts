import { useState } from "react";
import { useShop } from "./shop-provider";
import type { Action } from "./use-action";

/** A question before an action: what it is about, and the answers. */
export interface Question<Subject> {
  ask: (subject: Subject) => void;
  subject: Subject | undefined;
  isOpen: boolean;
  confirm: () => Promise<void>;
  cancel: () => void;
  isRunning: boolean;
  error: unknown;
}

/** Asks before an action runs. The question stays open while it runs and when it failed; cancelling says 已取消. */
export function useConfirm<Subject, Result>(action: Action<Subject, Result>): Question<Subject> {
  const { notices } = useShop();
  const [state, setState] = useState<{ subject?: Subject; isOpen: boolean }>({ isOpen: false });
  // the subject stays while the dialog fades away, so that its sentence does not change
  const close = () => setState((asked) => ({ ...asked, isOpen: false }));

  return {
    ask(subject) {
      action.reset();
      setState({ subject, isOpen: true });
    },
    subject: state.subject,
    isOpen: state.isOpen,
    async confirm() {
      if (state.subject === undefined) return;
      const failed = Symbol("failed");
      const result = await action.run(state.subject).then((answer) => (answer === undefined ? failed : answer));
      if (result !== failed) close();
    },
    cancel() {
      if (action.isRunning) return;
      close();
      notices.cancelled();
    },
    isRunning: action.isRunning,
    error: action.error,
  };
}
