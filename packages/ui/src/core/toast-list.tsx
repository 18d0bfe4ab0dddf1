import { Toast, Toaster } from "@chakra-ui/react/toast";
import { coreText, useText } from "@shopkeeper/hooks/texts";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Chakra } from "../theme/chakra";
import { styled } from "../theme/styled";
import { modalStack } from "./modal-stack";
import { toaster } from "./show-toast";

const icons: Readonly<Record<string, typeof Info>> = { success: CircleCheck, error: CircleAlert };

/** The notices at the top of the window, above any dialog. */
export function ToastList() {
  const t = useText(coreText);
  const list = useRef<HTMLDivElement>(null);
  const [container] = useState(() => document.createElement("div"));
  const dialog = useSyncExternalStore(modalStack.subscribe, modalStack.top, modalStack.top);
  const newest = useSyncExternalStore(subscribe, newestId, newestId);
  useLayoutEffect(() => {
    if (newest === undefined) return;
    // outside of an open dialog everything is inert, and the last element in the top layer is on top
    (modalStack.top() ?? document.body).append(container); // read now: the dialog of this render may just have closed
    list.current?.hidePopover();
    list.current?.showPopover();
  }, [container, dialog, newest]);
  useLayoutEffect(() => () => container.remove(), [container]);
  if (newest === undefined) return null;
  return createPortal(
    <TopLayer ref={list} popover="manual">
      <Chakra>
        <Toaster toaster={toaster} aria-label={t("toasts.label")}>
          {({ type = "info", title, action }) => {
            const Icon = icons[type] ?? Info;
            return (
              // Chakra sends Tab back to where it came from, which is a trap for as long as a notice stays
              <Toast.Root role={type === "error" ? "alert" : "status"} tabIndex={-1} onFocus={(event) => event.stopPropagation()}>
                <Icon size={17} aria-hidden />
                <Toast.Title>{title}</Toast.Title>
                {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
                <Toast.CloseTrigger aria-label={t("actions.close")}>
                  <X size={14} aria-hidden />
                </Toast.CloseTrigger>
              </Toast.Root>
            );
          }}
        </Toaster>
      </Chakra>
    </TopLayer>,
    container,
  );
}

// a notice is announced before it is rendered
const subscribe = (listener: () => void) => toaster.subscribe(() => queueMicrotask(listener));
const newestId = () => toaster.getVisibleToasts()[0]?.id;

const TopLayer = styled("div", { base: { inset: 0, width: 0, height: 0, margin: 0, padding: 0, border: 0, overflow: "visible" } });
