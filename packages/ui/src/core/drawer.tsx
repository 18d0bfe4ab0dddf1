import { coreText, useText } from "@shopkeeper/hooks/core";
import { X } from "lucide-react";
import { useId } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { DialogRoot } from "./dialog-root";
import { FieldContext } from "./field-context";
import { IconButton } from "./icon-button";
import { useModal } from "./use-modal";

export interface DrawerProps {
  /** The heading, which also names the dialog. */
  title: ReactNode;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called by the x, Escape and a press beside it. */
  onClose: () => void;
  /** In pixels, up to 90 % of the window; 480 when not said. On a phone it fills the screen. */
  width?: number;
  /** It is as wide as its content, from `least` pixels to `width`; for content whose width does not follow from its container. */
  isFitted?: boolean;
  /** 640 when not said. */
  least?: number;
  /** Buttons below the content, which stay in view. */
  footer?: ReactNode;
  /** The page behind it stays as bright as it is, where what is chosen here shows there. */
  isClear?: boolean;
  /** The content; it scrolls. */
  children: ReactNode;
}

/** A dialog at the end of the window, for what is looked at beside a list. */
export function Drawer({ isOpen, ...rest }: DrawerProps) {
  return isOpen ? createPortal(<OpenDrawer {...rest} />, document.body) : null;
}

function OpenDrawer({
  title,
  onClose,
  width = 480,
  isFitted = false,
  least = 640,
  footer,
  isClear = false,
  children,
}: Omit<DrawerProps, "isOpen">) {
  const t = useText(coreText);
  const id = useId();
  const modal = useModal(onClose);
  return (
    <DialogRoot
      {...modal}
      aria-labelledby={id}
      tabIndex={-1}
      data-side=""
      data-clear={isClear || undefined}
      data-fitted={isFitted || undefined}
      style={isFitted ? { minWidth: `min(${least}px, 90vw)`, maxWidth: `min(${width}px, 90vw)` } : { width }}
      onSubmit={(event) => event.stopPropagation()}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget && event.nativeEvent.offsetX < 0) onClose();
      }}
    >
      <div data-head="">
        <h2 id={id}>{title}</h2>
        <IconButton label={t("actions.close")} size="sm" icon={<X size={16} aria-hidden />} onClick={onClose} />
      </div>
      <div data-body="">
        {/* a field's own control may open it; what stands in it is not that field's */}
        <FieldContext value={undefined}>{children}</FieldContext>
      </div>
      {footer && <div data-foot="">{footer}</div>}
    </DialogRoot>
  );
}
