import { isHttpAddress } from "@shopkeeper/hooks/layout";
import { createContext, useContext } from "react";
import type { MouseEvent, ReactNode } from "react";

/** How the parts of the shell move about, without knowing the router. */
export interface Links {
  /** Opens an address of the console. */
  open(path: string): void;
  /** Says that an address is likely to be opened soon. */
  prefetch?(path: string): void;
}

const LinksContext = createContext<Links>({ open: () => undefined });

/** Gives the parts of the shell their way to move about. */
export function LinksProvider({ links, children }: { links: Links; children: ReactNode }) {
  return <LinksContext value={links}>{children}</LinksContext>;
}

/** What an anchor of the shell needs: a true address, opened without leaving the page; other windows and foreign addresses as usual. */
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

/** Opens an address where there is no anchor, as in a menu: foreign ones in a new tab that knows nothing of this one. */
export function useOpen() {
  const links = useContext(LinksContext);
  return (path: string) => (isHttpAddress(path) ? void window.open(path, "_blank", "noopener,noreferrer") : links.open(path));
}
