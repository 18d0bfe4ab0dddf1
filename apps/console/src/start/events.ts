/** Told to the page's own script once the code that the console begins with is there. */
export const startedEvent = "consolestarted";

/** Told to the page's own script when code has not arrived. */
export const missingCodeEvent = "missingcode";

/** What the console says about missing code; before it has begun there is nothing to say. */
export interface MissingCodeDetail {
  /** Nothing would be lost. */
  mayReload: boolean;
  /** What is in its place says so already. */
  isShown: boolean;
}
