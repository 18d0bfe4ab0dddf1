/** Told to the page's own script once the code that the console begins with is there. */
export const startedEvent = "consolestarted";

/** Told to the page's own script when code has not arrived. */
export const missingCodeEvent = "missingcode";

declare global {
  interface WindowEventMap {
    [missingCodeEvent]: Event | CustomEvent<MissingCodeDetail>;
  }
}

/** The console's report of missing code; none is sent before the console has started. */
export interface MissingCodeDetail {
  /** Nothing would be lost. */
  mayReload: boolean;
  /** The part of the page that lacks the code shows the failure itself. */
  isShown: boolean;
}
