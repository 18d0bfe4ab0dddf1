import { useCallback, useSyncExternalStore } from "react";

/** One `MediaQueryList` per query, shared: creating one recalculates the page's styles. */
const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether the window matches a media query, now and after each change; false on a server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = listOf(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => false,
  );
}
