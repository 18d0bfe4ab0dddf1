import { coreText, useText } from "@shopkeeper/hooks/texts";
import type { ReactNode } from "react";
import { EmptyState } from "./empty-state";

export interface RefusedStateProps {
  /** The missing right, and who can grant it. */
  reason?: string | undefined;
  /** A link to another page. */
  action?: ReactNode;
}

/** The content of a page that the account may not see: whom to ask, and a link elsewhere. */
export function RefusedState({ reason, action }: RefusedStateProps) {
  const t = useText(coreText);
  const hint = reason === undefined ? t("states.refusedHint") : [t("states.refusedHint"), <br key="line" />, reason];
  return (
    <div role="alert">
      <EmptyState kind="refused" title={t("states.refused")} hint={hint} action={action} />
    </div>
  );
}
