import { createContext, use } from "react";

/** Fetches what a page needs before it is opened. A failure shows when the page is opened. */
export interface Preload {
  /** The code of the screen at an address, and of the shell around it. */
  code(address: string): void;
  /** What the screen at an address shows first. */
  data(address: string): void;
}

const PreloadContext = createContext<Preload | undefined>(undefined);

export const PreloadProvider = PreloadContext;

/** Lets a screen preload the page that comes after it; screens do not import the modules that lead to screens. */
export function usePreload(): Preload {
  const preload = use(PreloadContext);
  if (!preload) throw new Error("usePreload needs a router around it");
  return preload;
}
