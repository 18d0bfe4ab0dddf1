import { coreText, useText } from "@shopkeeper/hooks/core";
import type { ReactNode } from "react";
import { EmptyState } from "./empty-state";

/** What stands in place of what the account may not see, whom to ask, and where else to go. */
export function RefusedState({ action }: { action?: ReactNode }) {
  const t = useText(coreText);
  return (
    <div role="alert">
      <EmptyState kind="refused" title={t("states.refused")} hint={t("states.refusedHint")} action={action} />
    </div>
  );
}
