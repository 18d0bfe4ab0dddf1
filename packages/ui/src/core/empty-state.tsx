import { coreText, useText } from "@shopkeeper/hooks/texts";
import type { ReactNode } from "react";
import { styled } from "../theme/styled";
import { EmptyIllustration } from "./empty-illustration";

export interface EmptyStateProps {
  /** The reason why there is nothing. */
  title?: ReactNode;
  /** Advice, below the title. */
  hint?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** Chooses the illustration: nothing there yet, nothing found, failed, or not allowed. */
  kind?: "empty" | "search" | "failed" | "refused";
}

/** The empty state: the reason, and advice. */
export function EmptyState({ title, hint, action, kind = "empty" }: EmptyStateProps) {
  const t = useText(coreText);
  return (
    <Root>
      <EmptyIllustration kind={kind} />
      <p>{title ?? t(kind === "search" ? "states.emptyFiltered" : "states.empty")}</p>
      {hint && <small>{hint}</small>}
      {action && <div>{action}</div>}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    justifyItems: "center",
    gap: "1",
    paddingBlock: "10",
    paddingInline: "4",
    textAlign: "center",
    "& > p": { marginTop: "2", fontSize: "md", color: "fg" },
    "& > small": { fontSize: "xs", color: "fg.subtle", maxWidth: "28rem", overflowWrap: "anywhere" },
    "& > div": { display: "flex", gap: "2", marginTop: "3" },
  },
});
