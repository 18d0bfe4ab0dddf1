import type { Domain } from "../core/domain";
import { tokenHandlers } from "./handlers";
import { seedServiceTokens } from "./seed";

/** The service tokens of a shop; their rows are the session's. */
export const domain = { handlers: tokenHandlers, seeds: { serviceTokens: { fill: seedServiceTokens } } } satisfies Domain;
