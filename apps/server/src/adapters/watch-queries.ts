import { memberOf } from "@shopkeeper/sdk/rules/core";
import type { WatchStatement } from "../ports/telemetry";

/**
 * Observes every query of a pool or a connection that returns a promise.
 *
 * A pool passes its queries to a connection with a callback, and that query is not observed again.
 */
export function watchQueries(target: object, watch: WatchStatement) {
  const query: unknown = memberOf(target, "query");
  if (typeof query !== "function") return;
  Reflect.set(target, "query", (...given: unknown[]): unknown => {
    const run = (): unknown => Reflect.apply(query, target, given);
    if (typeof given.at(-1) === "function") return run();
    const end = watch(textOf(given[0]));
    const result = run();
    if (result instanceof Promise) result.then(() => end(), end);
    else end();
    return result;
  });
}

function textOf(query: unknown): string {
  const text: unknown = typeof query === "object" && query !== null ? memberOf(query, "text") : query;
  return typeof text === "string" ? text : "";
}
