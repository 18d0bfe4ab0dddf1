/** What becomes of a page for somebody: it opens, is the owner's alone, needs a further right, or is none of this console's. */
export type PageState = "open" | "owners" | "lacking" | "missing";

/** What the console knows of its own pages. */
export interface ConsolePages {
  /** What an account that is not the owner's, with these permissions, finds at an address. */
  stateOf(path: string, permissions: readonly string[]): PageState;
}
