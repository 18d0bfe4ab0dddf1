import { useCan, useRead } from "../core";
import { countersOf } from "./places";

/** What waits to be done, with the way to it; undefined to who may see none of it. */
export function useOperatingCounters(isReady: (path: string) => boolean) {
  const can = useCan();
  const shown = can("getOperatingData") ? countersOf(can, isReady) : [];
  const { data, ...read } = useRead("getOperatingData", shown.length > 0 ? {} : undefined);
  if (shown.length === 0) return undefined;
  return { ...read, counters: shown.map(({ key, figure, path }) => ({ key, path, count: data?.[figure] })) };
}
