import { useEffect, useState } from "react";

/** Whether the page has been quiet once since this was mounted, so that heavy code may follow what is needed first. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isIdle) return;
    const rest = () => setIdle(true);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(rest, 200);
      return () => clearTimeout(timer);
    }
    const id = window.requestIdleCallback(rest, { timeout: 1500 });
    return () => window.cancelIdleCallback(id);
  }, [isIdle]);
  return isIdle;
}
