import type { MouseEvent } from "react";

/** The attributes of a link that opens an address within the console, or in another window with a modifier key. */
export function openingOf(path: string, onOpen: (path: string) => void) {
  return {
    href: path,
    onClick(event: MouseEvent) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onOpen(path);
    },
  };
}
