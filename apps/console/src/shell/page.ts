import type { SearchParamsState } from "@shopkeeper/hooks/list";
import { createContext, use } from "react";

/** A screen's own address and navigation; a hidden screen cannot navigate. */
export interface Page {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: SearchParamsState;
  /** Opens another address. */
  open(address: string): void;
  /** Closes the page, after saving or cancelling, and opens `then`. */
  close(then: string): void;
}

const PageContext = createContext<Page | undefined>(undefined);

export const PageProvider = PageContext;

/** The page that a screen is shown on. */
export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error("usePage needs a page around it");
  return page;
}
