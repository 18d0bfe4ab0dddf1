import type { Domain } from "../core/domain";
import { adminHandlers } from "./handlers";

/** The people who log in to a shop's console, as its owner manages them; their accounts are the session's. */
export const domain = { handlers: adminHandlers } satisfies Domain;
