import { useEffect, useState } from "react";
import { whenIdle } from "./when-idle";

/** Whether the page has been quiet once since this was mounted, so that heavy code may follow what is needed first. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isIdle ? undefined : whenIdle(() => setIdle(true))), [isIdle]);
  return isIdle;
}
