import type { Caller, CallingDevice, Session } from "./call";

/** A session, or a service token in place of one. */
export interface Authenticated {
  session: Session;
}

/** Finds out who holds a token; refuses when nobody does. */
export type Authenticate = (token: string | undefined, caller: Caller) => Promise<Authenticated>;

/** Finds out which device holds a token; refuses when none does. */
export type AuthenticateDevice = (token: string | undefined) => Promise<CallingDevice>;
