import { useEffect, useState } from "react";

/** Milliseconds after which one who waits wants to see it. */
const patience = 150;

/** Whether something has gone on so long that it should be shown: what is over at once would only flicker, and an animation takes time from it. */
export function useIsLasting(isRunning: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setLasting(true), patience);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isRunning]);
  return isRunning && isLasting;
}
