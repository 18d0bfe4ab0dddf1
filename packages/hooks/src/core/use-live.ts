import { useEffect, useRef } from "react";
import { useIsVisible, useRefresh } from "./use-read";

/** Refetches the reads of some domains on screen every few seconds, one round after the other; pauses while the page is hidden. */
export function useLive(domains: readonly string[], seconds: number): void {
  const refresh = useRefresh();
  const isVisible = useIsVisible();
  const round = useRef<() => Promise<unknown>>(undefined);
  useEffect(() => {
    round.current = async () => isVisible() && refresh(domains);
  });
  useEffect(() => {
    let isOver = true;
    const beat = setInterval(() => {
      if (!isOver) return;
      isOver = false;
      void round.current?.().then(
        () => (isOver = true),
        () => (isOver = true),
      );
    }, seconds * 1000);
    return () => clearInterval(beat);
  }, [seconds]);
}
