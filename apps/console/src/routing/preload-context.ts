import { createContext, use } from "react";

/** Preloads a page before it is opened. An error is shown when the page is opened. */
export interface Preload {
  /** The code of the screen at an address, and of the shell around it. */
  code(address: string): void;
  /** The first data of the screen at an address. */
  data(address: string): void;
}

const PreloadContext = createContext<Preload | undefined>(undefined);

export const PreloadProvider = PreloadContext;

/** Lets a screen preload the next page; screens do not import the modules that import screens. */
export function usePreload(): Preload {
  const preload = use(PreloadContext);
  if (!preload) throw new Error("usePreload needs a router around it");
  return preload;
}
