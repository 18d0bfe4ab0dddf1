import { coreText, useText } from "@shopkeeper/hooks/texts";
import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { createPortal } from "react-dom";
import { DialogRoot } from "./dialog-root";
import { FieldContext } from "./field-context";
import { IconButton } from "./icon-button";
import { useModal } from "./use-modal";

export interface DialogShellProps {
  /** The heading, which also names the dialog. */
  title: ReactNode;
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** Called by the x and Escape. */
  onClose: () => void;
  /** Closes by its own buttons alone, not by Escape. */
  isFirm?: boolean;
  /** Buttons below the content, which stay in view. */
  footer?: ReactNode;
  /** The content; it scrolls. */
  children: ReactNode;
}

type Props = DialogShellProps & Pick<ComponentProps<typeof DialogRoot>, "style" | "onMouseDown">;

/** The common part of a modal and a drawer: head, content, foot, and the focus, which is trapped and restored. */
export function DialogShell({ isOpen, ...rest }: Props) {
  return isOpen ? createPortal(<OpenDialog {...rest} />, document.body) : null;
}

function OpenDialog({ title, onClose, isFirm = false, footer, children, ...rest }: Omit<Props, "isOpen">) {
  const t = useText(coreText);
  const id = useId();
  const modal = useModal(isFirm ? undefined : onClose);
  return (
    <DialogRoot {...modal} {...rest} aria-labelledby={id} tabIndex={-1} onSubmit={(event) => event.stopPropagation()}>
      <div data-head="">
        <h2 id={id}>{title}</h2>
        {!isFirm && <IconButton label={t("actions.close")} size="sm" icon={<X size={16} aria-hidden />} onClick={onClose} />}
      </div>
      <div data-body="">
        {/* a control of a field may open it; the content does not belong to that field */}
        <FieldContext value={undefined}>{children}</FieldContext>
      </div>
      {footer && <div data-foot="">{footer}</div>}
    </DialogRoot>
  );
}
