import { memberOf } from "@shopkeeper/sdk/rules/core";

/** The windows that this one may answer to: the one that it is a frame of, and the one that opened it. */
export const hostWindows = (): readonly Window[] => [parent, opener].filter(isWindow).filter((host) => host !== window);

/** One of another origin has no prototype that can be asked for. */
const isWindow = (value: unknown): value is Window => typeof memberOf(value, "postMessage") === "function";
