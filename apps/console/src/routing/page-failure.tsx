import { reportMissingCode } from "@shopkeeper/hooks/core";
import { ScreenFailure } from "@shopkeeper/ui/layout";
import { useEffect, useEffectEvent, useState } from "react";
import type { FallbackProps } from "react-error-boundary";
import { reportFailure } from "../report/report-errors";
import { hasReloaded } from "../start/reload-once";
import { isReachable } from "./is-reachable";

// messages of browsers for a module, and of the build for its styles, that did not load: a newer release removed it, or the page is offline
const missing = /dynamically imported module|module script|Importing a module|preload CSS/i;

/** A failed page: a button to retry, or to reload the console if the page's code belongs to an older release. */
export function PageFailure({ error, resetErrorBoundary }: FallbackProps) {
  const isMissing = error instanceof Error && missing.test(error.message);
  const isOffline = useOffline(isMissing, resetErrorBoundary);
  const [isReloaded] = useState(hasReloaded);
  useEffect(() => {
    if (isMissing) reportMissingCode({ isShown: true });
    else reportFailure(error);
  }, [error, isMissing]);
  const ofRelease = isReloaded ? "incomplete" : "outdated";
  const kind = !isMissing ? "failed" : isOffline ? "offline" : ofRelease;
  return <ScreenFailure kind={kind} onRetry={() => (kind === ofRelease ? window.location.reload() : resetErrorBoundary())} />;
}

/** Whether the console cannot be reached; calls `onOnline` when it can be reached again. */
function useOffline(isWatching: boolean, onOnline: () => void) {
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  const retry = useEffectEvent(onOnline);
  useEffect(() => {
    if (!isWatching) return;
    const stopped = new AbortController();
    void isReachable(stopped.signal).then((isHere) => isHere || stopped.signal.aborted || setOffline(true));
    addEventListener("online", () => retry(), { signal: stopped.signal });
    return () => stopped.abort();
  }, [isWatching]);
  return isOffline;
}
