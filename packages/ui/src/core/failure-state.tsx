import { coreText, useText } from "@shopkeeper/hooks/texts";
import { failureText } from "@shopkeeper/hooks/core";
import { ForbiddenError } from "@shopkeeper/sdk";
import { Button } from "./button";
import { EmptyState } from "./empty-state";
import { RefusedState } from "./refused-state";

export interface FailureStateProps {
  /** What was thrown; its sentence is shown. */
  error: unknown;
  /** Tries again; without it there is no button. */
  retry?: () => void;
}

/** What went wrong, with 重试; or, for who may not see it, whom to ask. */
export function FailureState({ error, retry }: FailureStateProps) {
  const t = useText(coreText);
  if (error instanceof ForbiddenError) return <RefusedState />;
  return (
    <div role="alert">
      <EmptyState
        kind="failed"
        title={t("states.failed")}
        hint={failureText(error)}
        action={retry && <Button onClick={retry}>{t("actions.retry")}</Button>}
      />
    </div>
  );
}
