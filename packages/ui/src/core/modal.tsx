import { DialogShell, type DialogShellProps } from "./dialog-shell";

export interface ModalProps extends DialogShellProps {
  /** In pixels; 520 when not said. On a phone it fills the screen, unless it is a small one (up to 440). */
  width?: number;
  /** Closes on a press beside it as well. */
  isLight?: boolean;
}

/** A dialog over the page, which keeps the focus and gives it back. Its content is mounted only while it is open. */
export function Modal({ width = 520, isLight = false, ...rest }: ModalProps) {
  return (
    <DialogShell
      {...rest}
      data-small={width <= 440 || undefined}
      style={{ width }}
      onMouseDown={(event) => {
        if (isLight && event.target === event.currentTarget) rest.onClose();
      }}
    />
  );
}
