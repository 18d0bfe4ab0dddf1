import { DialogShell, type DialogShellProps } from "./dialog-shell";

export interface ModalProps extends DialogShellProps {
  /** In pixels; 520 by default. On a phone it fills the screen, unless it is small (up to 440). */
  width?: number;
  /** Closes on a press beside it as well. */
  isLight?: boolean;
}

/** A dialog over the page, which traps the focus and restores it. Its content is mounted only while it is open. */
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
