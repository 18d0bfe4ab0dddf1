import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { NoticeRoot } from "./notice-root";

export interface HintNoticeProps {
  /** Buttons for the actions that it suggests. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One explaining sentence above a form or a list. */
export function HintNotice({ actions, children }: HintNoticeProps) {
  return (
    <NoticeRoot role="note">
      <Info size={16} aria-hidden />
      <span>{children}</span>
      {actions}
    </NoticeRoot>
  );
}
