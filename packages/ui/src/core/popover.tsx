import type { ReactNode } from "react";
import { lazyDialog } from "./lazy-dialog";

export interface PopoverProps {
  /** The anchor element; the focus returns there. */
  anchor: HTMLElement;
  /** Called by Escape, a press elsewhere, and when the focus leaves it. */
  onClose: () => void;
  /** The accessible name of the dialog. */
  label: string;
  /** The edge that it shares with its anchor. */
  align?: "start" | "end";
  /** The content. */
  children: ReactNode;
}

/**
 * A floating box beside its anchor, loaded with the first popover. Escape, a press elsewhere, and the focus leaving close it.
 *
 * See https://chakra-ui.com/docs/components/popover.
 */
export const Popover = lazyDialog<PopoverProps>(
  () => import("./popover-panel").then((file) => file.PopoverPanel),
  ({ onClose }) => onClose(),
);
