import type { ReactNode } from "react";
import { lazyDialog } from "./lazy-dialog";

export interface PopoverProps {
  /** What it hangs on; the focus returns there. */
  anchor: HTMLElement;
  onClose: () => void;
  label: string;
  /** The edge that it shares with its anchor. */
  align?: "start" | "end";
  children: ReactNode;
}

/**
 * A floating box beside its anchor, loaded with the first one. Escape, a press elsewhere, and the focus leaving close it.
 *
 * See https://chakra-ui.com/docs/components/popover.
 */
export const Popover = lazyDialog<PopoverProps>(
  () => import("./popover-panel").then((file) => file.PopoverPanel),
  ({ onClose }) => onClose(),
);
