import { useEffect, useState } from "react";
import { whenIdle } from "./when-idle";

/** Whether the page has been idle once since the mount, so that heavy code may load after what is needed first. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isIdle ? undefined : whenIdle(() => setIdle(true))), [isIdle]);
  return isIdle;
}
