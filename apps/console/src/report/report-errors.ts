import { whenIdle } from "@shopkeeper/ui/core";
import { patternAt } from "../routing/route-at";

// its code arrives once the page is at rest, or with the first failure
const errorLog = () => import("./error-log");

/** Puts a failure into the server's error log, in production. The route is a row's `path`, never an address: that may hold whose it was. */
export function reportFailure(error: unknown, route = patternAt(location.pathname)) {
  if (!import.meta.env.PROD) return;
  errorLog().then(
    ({ report }) => report(error, route),
    () => undefined,
  );
}

/** Reports what nobody has caught. */
export function watchErrors() {
  window.addEventListener("error", ({ error, message }) => reportFailure(error ?? message));
  window.addEventListener("unhandledrejection", ({ reason }) => reportFailure(reason));
  whenIdle(() => void errorLog().catch(() => undefined), 3000);
}
