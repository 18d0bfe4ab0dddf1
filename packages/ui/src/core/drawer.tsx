import { DialogShell, type DialogShellProps } from "./dialog-shell";

/** A press beside it closes it too. */
export interface DrawerProps extends Omit<DialogShellProps, "isFirm"> {
  /** In pixels, up to 90 % of the window; 480 by default. On a phone it fills the screen. */
  width?: number;
  /** It is as wide as its content, from `least` pixels to `width`; for content whose width does not follow from its container. */
  isFitted?: boolean;
  /** In pixels; 640 by default. */
  least?: number;
  /** The page behind it is not dimmed, since choices made here show there. */
  isClear?: boolean;
}

/** A dialog at the end of the window, for details beside a list. */
export function Drawer({ width = 480, isFitted = false, least = 640, isClear = false, ...rest }: DrawerProps) {
  return (
    <DialogShell
      {...rest}
      data-side=""
      data-clear={isClear || undefined}
      data-fitted={isFitted || undefined}
      style={isFitted ? { minWidth: `min(${least}px, 90vw)`, maxWidth: `min(${width}px, 90vw)` } : { width }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget && event.nativeEvent.offsetX < 0) rest.onClose();
      }}
    />
  );
}
