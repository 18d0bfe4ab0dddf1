import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { NoticeRoot } from "./notice-root";

export interface HintNoticeProps {
  /** Buttons for what can be done about it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One sentence above a form or a list that says how it is to be understood. */
export function HintNotice({ actions, children }: HintNoticeProps) {
  return (
    <NoticeRoot role="note">
      <Info size={16} aria-hidden />
      <span>{children}</span>
      {actions}
    </NoticeRoot>
  );
}
