import { coreText, useText } from "@shopkeeper/hooks/core";
import { Button } from "../../core/button";
import { EmptyState } from "../../core/empty-state";

/** In the place of a step whose code could not be loaded. */
export function StepFailure({ retry }: { retry: () => void }) {
  const t = useText(coreText);
  return (
    <div role="alert">
      <EmptyState kind="failed" title={t("states.failed")} action={<Button onClick={retry}>{t("actions.retry")}</Button>} />
    </div>
  );
}
