import { reportMissingCode } from "@shopkeeper/hooks/core";

/** Reports a worker whose code could not be loaded: its error event has no message, unlike an error thrown by its code. */
export function reportUnstarted(event: Event) {
  if (!(event instanceof ErrorEvent)) reportMissingCode({ isShown: false });
}
