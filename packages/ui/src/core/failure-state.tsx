import { coreText, useText } from "@shopkeeper/hooks/texts";
import { failureText } from "@shopkeeper/hooks/core";
import { ForbiddenError } from "@shopkeeper/sdk";
import { Button } from "./button";
import { EmptyState } from "./empty-state";
import { RefusedState } from "./refused-state";

export interface FailureStateProps {
  /** The thrown error; its sentence is shown. */
  error: unknown;
  /** Tries again; without it there is no button. */
  retry?: () => void;
}

/** The error state, with 重试; for an account without the right, whom to ask. */
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
