import type { Language } from "@shopkeeper/sdk/rules/core";
import type { Session } from "./call";

/** A session and the state of its shop's remembered totals. */
export interface Authenticated {
  session: Session;
  revision: number;
}

/** Finds out who holds a token; refuses when nobody does. */
export type Authenticate = (token: string | undefined, language: Language) => Promise<Authenticated>;
