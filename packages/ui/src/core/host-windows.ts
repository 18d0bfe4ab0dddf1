import { memberOf } from "@shopkeeper/sdk/rules/core";

/** The windows that may send messages to this one: its parent frame, and its opener. */
export const hostWindows = (): readonly Window[] => [parent, opener].filter(isWindow).filter((host) => host !== window);

/** A window of another origin has no readable prototype. */
const isWindow = (value: unknown): value is Window => typeof memberOf(value, "postMessage") === "function";
