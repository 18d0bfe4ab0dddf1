/** The state of a page for an account: it opens, is the owner's alone, needs a further right, or is no page of this console. */
export type PageState = "open" | "owners" | "lacking" | "missing";

/** The console's knowledge of its own pages. */
export interface ConsolePages {
  /** The state of an address for an account that is not the owner's, with these permissions. */
  stateOf(path: string, permissions: readonly string[]): PageState;
}
