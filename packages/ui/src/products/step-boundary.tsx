import { coreText, useText } from "@shopkeeper/hooks/core";
import { Component, type ReactNode } from "react";
import { Button } from "../core/button";
import { EmptyState } from "../core/empty-state";

export interface StepBoundaryProps {
  /** Loads the step's code once more. */
  retry: () => void;
  children: ReactNode;
}

/** Says so where the code of a step cannot be had, and offers to try again: what was typed in the others stays. */
export class StepBoundary extends Component<StepBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <StepFailure
        retry={() => {
          this.props.retry();
          this.setState({ hasFailed: false });
        }}
      />
    );
  }
}

function StepFailure({ retry }: { retry: () => void }) {
  const t = useText(coreText);
  return (
    <div role="alert">
      <EmptyState kind="failed" title={t("states.failed")} action={<Button onClick={retry}>{t("actions.retry")}</Button>} />
    </div>
  );
}
