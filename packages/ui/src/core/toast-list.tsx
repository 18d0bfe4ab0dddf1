import { coreText, useText } from "@shopkeeper/hooks/core";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { styled } from "../theme/styled";
import { modalStack } from "./modal-stack";
import { dismiss } from "./toast";
import type { Toast } from "./toast";

const signs = { success: CircleCheck, error: CircleAlert, info: Info };

/** The notices at the top of the window, above any dialog. */
export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const t = useText(coreText);
  const list = useRef<HTMLDivElement>(null);
  const [container] = useState(() => document.createElement("div"));
  const dialog = useSyncExternalStore(modalStack.subscribe, modalStack.top, modalStack.top);
  const newest = toasts.at(-1)?.id;
  useLayoutEffect(() => {
    // outside of an open dialog everything is inert; and what enters the top layer last lies above
    (modalStack.top() ?? document.body).append(container); // asked now: the dialog of this render may just have closed
    list.current?.hidePopover();
    list.current?.showPopover();
  }, [container, dialog, newest]);
  useLayoutEffect(() => () => container.remove(), [container]);
  return createPortal(
    <Root ref={list} popover="manual">
      {toasts.map((toast) => {
        const Sign = signs[toast.kind];
        return (
          <Note key={toast.id} role={toast.kind === "error" ? "alert" : "status"} data-kind={toast.kind}>
            <Sign size={17} aria-hidden />
            <span>{toast.text}</span>
            <button type="button" aria-label={t("actions.close")} onClick={() => dismiss(toast.id)}>
              <X size={14} aria-hidden />
            </button>
          </Note>
        );
      })}
    </Root>,
    container,
  );
}

const Root = styled("div", {
  base: {
    position: "fixed",
    inset: "16px 0 auto",
    margin: "0 auto",
    padding: 0,
    border: 0,
    width: "fit-content",
    maxWidth: "min(30rem, calc(100vw - 32px))",
    background: "transparent",
    overflow: "visible",
    "&:popover-open": { display: "grid", gap: "2", justifyItems: "center" },
  },
});

const Note = styled("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    paddingBlock: "2.5",
    paddingInline: "3.5",
    borderRadius: "lg",
    borderWidth: "1px",
    borderColor: "border",
    background: "bg.panel",
    color: "fg",
    boxShadow: "lg",
    fontSize: "body",
    animation: "drop .18s cubic-bezier(0.16, 1, 0.3, 1)",
    "& > svg": { flexShrink: 0, color: "fg.info" },
    "&[data-kind=success] > svg": { color: "fg.success" },
    "&[data-kind=error] > svg": { color: "fg.error" },
    "& > span": { overflowWrap: "anywhere" },
    "& > button": {
      padding: "1",
      borderRadius: "sm",
      color: "fg.subtle",
      cursor: "pointer",
      _hover: { color: "fg" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    },
  },
});
