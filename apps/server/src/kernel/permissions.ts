import type { Session } from "./call";

/** The right to everything, which a shop's owner has. */
export const EVERYTHING = "*:*:*";

/** Whether a session may call an operation; any of the needed permissions is enough. */
export const isPermitted = ({ permissions }: Session, needed: readonly string[]) =>
  needed.length === 0 || permissions.includes(EVERYTHING) || needed.some((each) => permissions.includes(each));
