import { reportMissingCode } from "@shopkeeper/hooks/core";

/** Tells the app where an error event of a worker says that its code did not arrive; one that its code throws has a message. */
export function reportUnstarted(event: Event) {
  if (!(event instanceof ErrorEvent)) reportMissingCode({ isShown: false });
}
