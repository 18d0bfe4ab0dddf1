import type { MouseEvent } from "react";

/** What an anchor needs to open an address without leaving the page, and in another window where the person asks for that. */
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
