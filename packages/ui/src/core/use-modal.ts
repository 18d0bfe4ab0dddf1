import { useLayoutEffect, useRef } from "react";
import { focusAgain } from "./focus-again";
import { firstFocusIn, focusOnArrival } from "./focus-on-arrival";
import { modalStack } from "./modal-stack";

/** Opens a `<dialog>` over the page while it is mounted, and moves the focus into it. Without `onClose` no key closes it. */
export function useModal(onClose: (() => void) | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    const leave = modalStack.enter(element);
    const goal = firstFocusIn(element, "[data-body]") ?? element;
    goal.focus({ preventScroll: true });
    const stop = focusOnArrival(element, { body: "[data-body]" });
    return () => {
      stop();
      leave();
      element.close();
      if (before instanceof HTMLElement && before !== document.body) focusAgain(before);
    };
  }, []);
  return {
    ref: dialog,
    onCancel(event: { preventDefault: () => void; target: EventTarget; currentTarget: EventTarget }) {
      if (event.target !== event.currentTarget) return; // a file input fires `cancel` too
      event.preventDefault();
      onClose?.();
    },
    /** The browser may close it without `cancel`, on a second Escape. */
    onClose() {
      // the event of its first mount under StrictMode, or of a dialog in it
      if (dialog.current?.open) return;
      if (onClose) onClose();
      else dialog.current?.showModal();
    },
  };
}
