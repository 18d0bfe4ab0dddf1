/** Sent to the page's own script once the console's first code has loaded. */
export const startedEvent = "consolestarted";

/** Sent to the page's own script when code did not load. */
export const missingCodeEvent = "missingcode";

declare global {
  interface WindowEventMap {
    [missingCodeEvent]: Event | CustomEvent<MissingCodeDetail>;
  }
}

/** The console's report of missing code; none is sent before the console has started. */
export interface MissingCodeDetail {
  /** A reload would lose nothing. */
  mayReload: boolean;
  /** The part of the page that lacks the code shows the error itself. */
  isShown: boolean;
}
