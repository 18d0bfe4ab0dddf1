import { useEffect, useRef } from "react";
import { useIsVisible, useRefresh } from "./use-read";

/** Fetches what is on screen of some domains again every few seconds, one round after the other; while nobody sees the page it rests. */
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
