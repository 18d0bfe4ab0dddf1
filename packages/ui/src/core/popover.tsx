import type { ReactNode } from "react";
import { lazyDialog } from "./lazy-dialog";

export interface PopoverProps {
  /** What it hangs on; the focus returns there. */
  anchor: HTMLElement;
  /** Called by Escape, a press elsewhere, and when the focus leaves it. */
  onClose: () => void;
  /** Names the dialog for those who do not see it. */
  label: string;
  /** The edge that it shares with its anchor. */
  align?: "start" | "end";
  /** The content. */
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
