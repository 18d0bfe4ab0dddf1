import type { Caller, CallingDevice, Session } from "./call";

/** A session, or a service token in place of it. */
export interface Authenticated {
  session: Session;
}

/** Finds the holder of a token; refuses when there is none. */
export type Authenticate = (token: string | undefined, caller: Caller) => Promise<Authenticated>;

/** Finds the device of a token; refuses when there is none. */
export type AuthenticateDevice = (token: string | undefined) => Promise<CallingDevice>;
