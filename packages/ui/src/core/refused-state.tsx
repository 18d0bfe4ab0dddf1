import { coreText, useText } from "@shopkeeper/hooks/core";
import { EmptyState } from "./empty-state";

/** What stands in place of what the account may not see, and whom to ask. */
export function RefusedState() {
  const t = useText(coreText);
  return (
    <div role="alert">
      <EmptyState kind="refused" title={t("states.refused")} hint={t("states.refusedHint")} />
    </div>
  );
}
