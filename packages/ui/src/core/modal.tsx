import { coreText, useText } from "@shopkeeper/hooks/core";
import { X } from "lucide-react";
import { useId } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { DialogRoot } from "./dialog-root";
import { FieldContext } from "./field-context";
import { IconButton } from "./icon-button";
import { useModal } from "./use-modal";

export interface ModalProps {
  /** The heading, which also names the dialog. */
  title: ReactNode;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called by the x and Escape; with `isLight` also by a press beside it. */
  onClose: () => void;
  /** In pixels; 520 when not said. On a phone it fills the screen, unless it is a small one (up to 440). */
  width?: number;
  /** Buttons below the content, which stay in view. */
  footer?: ReactNode;
  /** Closes on a press beside it as well. */
  isLight?: boolean;
  /** Closes by its own buttons alone, not by Escape. */
  isFirm?: boolean;
  /** The content; it scrolls. */
  children: ReactNode;
}

/** A dialog over the page, which keeps the focus and gives it back. Its content is mounted only while it is open. */
export function Modal({ isOpen, ...rest }: ModalProps) {
  return isOpen ? createPortal(<OpenModal {...rest} />, document.body) : null;
}

function OpenModal({ title, onClose, width = 520, footer, isLight = false, isFirm = false, children }: Omit<ModalProps, "isOpen">) {
  const t = useText(coreText);
  const id = useId();
  const modal = useModal(isFirm ? undefined : onClose);
  return (
    <DialogRoot
      {...modal}
      aria-labelledby={id}
      tabIndex={-1}
      data-small={width <= 440 || undefined}
      style={{ width }}
      onSubmit={(event) => event.stopPropagation()}
      onMouseDown={(event) => {
        if (isLight && event.target === event.currentTarget) onClose();
      }}
    >
      <div data-head="">
        <h2 id={id}>{title}</h2>
        {!isFirm && <IconButton label={t("actions.close")} size="sm" icon={<X size={16} aria-hidden />} onClick={onClose} />}
      </div>
      <div data-body="">
        {/* a field's own control may open it; what stands in it is not that field's */}
        <FieldContext value={undefined}>{children}</FieldContext>
      </div>
      {footer && <div data-foot="">{footer}</div>}
    </DialogRoot>
  );
}
