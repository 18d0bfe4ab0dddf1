import { useEffect, useState } from "react";

/** Milliseconds before a running state is shown. */
const delayMs = 150;

/** Whether something has run so long that it should be shown: a shorter wait would only flicker, and its animation would slow the work. */
export function useIsLasting(isRunning: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setLasting(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isRunning]);
  return isRunning && isLasting;
}
