import { coreText, useText } from "@shopkeeper/hooks/texts";
import type { ReactNode } from "react";
import { EmptyState } from "./empty-state";

export interface RefusedStateProps {
  /** Which right is missing, and who can grant it. */
  reason?: string | undefined;
  /** Where else to go. */
  action?: ReactNode;
}

/** What stands in place of what the account may not see, whom to ask, and where else to go. */
export function RefusedState({ reason, action }: RefusedStateProps) {
  const t = useText(coreText);
  const hint = reason === undefined ? t("states.refusedHint") : [t("states.refusedHint"), <br key="line" />, reason];
  return (
    <div role="alert">
      <EmptyState kind="refused" title={t("states.refused")} hint={hint} action={action} />
    </div>
  );
}
