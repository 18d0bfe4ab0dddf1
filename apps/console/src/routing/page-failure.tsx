import { reportMissingCode } from "@shopkeeper/hooks/core";
import { ScreenFailure } from "@shopkeeper/ui/layout";
import { useEffect, useEffectEvent, useState } from "react";
import type { FallbackProps } from "react-error-boundary";
import { reportFailure } from "../report/report-errors";
import { hasReloaded } from "../start/reload-once";
import { isReachable } from "./is-reachable";

// what browsers say of a module, and the build of its styles, that did not arrive: a newer release has taken it away, or there is no connection
const missing = /dynamically imported module|module script|Importing a module|preload CSS/i;

/** A failed page: a button to retry, or to reload the console where the page's code belongs to an older release. */
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

/** Whether there is no connection to the console; calls `onOnline` when there is one again. */
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
