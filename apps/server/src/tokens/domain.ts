import type { Domain } from "../kit/domain";
import { tokenHandlers } from "./handlers";

/** The service tokens of a shop; the session domain owns their rows. */
export const domain = { handlers: tokenHandlers } satisfies Domain;
