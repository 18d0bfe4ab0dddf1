import { ScreenFailure } from "@shopkeeper/ui/layout";
import { useEffect } from "react";
import type { FallbackProps } from "react-error-boundary";
import { reportFailure } from "../report/report-errors";

// what browsers say of a module that a newer release has taken away
const outdated = /dynamically imported module|module script|Importing a module/i;

/** What a page that failed shows: another try, or, when its code is gone with an older release, the newer console. */
export function PageFailure({ error, resetErrorBoundary }: FallbackProps) {
  const isOutdated = error instanceof TypeError && outdated.test(error.message);
  useEffect(() => {
    if (!isOutdated) reportFailure(error);
  }, [error, isOutdated]);
  return (
    <ScreenFailure
      kind={isOutdated ? "outdated" : "failed"}
      onRetry={() => (isOutdated ? window.location.reload() : resetErrorBoundary())}
    />
  );
}
