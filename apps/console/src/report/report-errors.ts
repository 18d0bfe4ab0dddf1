import { whenIdle } from "@shopkeeper/ui/core";
import { patternAt } from "../routing/route-at";

// its code is loaded once the page is idle, or with the first error
const errorLog = () => import("./error-log");

/** Adds an error to the server's error log, in production. The route is a row's `path`, never an address: that may identify a person. */
export function reportFailure(error: unknown, route = patternAt(location.pathname)) {
  if (!import.meta.env.PROD) return;
  errorLog().then(
    ({ report }) => report(error, route),
    () => undefined,
  );
}

/** Reports uncaught errors. */
export function watchErrors() {
  window.addEventListener("error", ({ error, message }) => reportFailure(error ?? message));
  window.addEventListener("unhandledrejection", ({ reason }) => reportFailure(reason));
  whenIdle(() => void errorLog().catch(() => undefined), 3000);
}
