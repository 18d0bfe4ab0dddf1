import { isHttpAddress } from "@shopkeeper/hooks/layout";
import { createContext, useContext } from "react";
import type { MouseEvent, ReactNode } from "react";

/** Navigation for the parts of the shell, independent of the router. */
export interface Links {
  /** Opens an address of the console. */
  open(path: string): void;
  /** Prefetches an address that is likely to be opened soon. */
  prefetch?(path: string): void;
}

const LinksContext = createContext<Links>({ open: () => undefined });

/** Provides navigation to the parts of the shell. */
export function LinksProvider({ links, children }: { links: Links; children: ReactNode }) {
  return <LinksContext value={links}>{children}</LinksContext>;
}

/** The props of an anchor of the shell: a real address, opened without leaving the page; other windows and foreign addresses as usual. */
export function useLink(path: string) {
  const links = useContext(LinksContext);
  if (isHttpAddress(path)) return { href: path, target: "_blank", rel: "noopener noreferrer" };
  const prefetch = () => links.prefetch?.(path);
  return {
    href: path,
    onMouseEnter: prefetch,
    onFocus: prefetch,
    onClick(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      links.open(path);
    },
  };
}

/** Opens an address without an anchor, as in a menu: foreign ones in a new tab without an opener. */
export function useOpen() {
  const links = useContext(LinksContext);
  return (path: string) => (isHttpAddress(path) ? void window.open(path, "_blank", "noopener,noreferrer") : links.open(path));
}
