import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "../theme/styled";

export interface HintNoticeProps {
  /** Buttons for what can be done about it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One sentence above a form or a list that says how it is to be understood. */
export function HintNotice({ actions, children }: HintNoticeProps) {
  return (
    <Root role="note">
      <Info size={16} aria-hidden />
      <span>{children}</span>
      {actions}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    padding: "2.5",
    paddingInline: "4",
    borderRadius: "lg",
    borderWidth: "1px",
    borderColor: "border",
    background: "bg.subtle",
    color: "fg.muted",
    fontSize: "body",
    "& > svg": { flexShrink: 0 },
    "& > span": { flex: "1 1 14rem", overflowWrap: "anywhere" },
  },
});
