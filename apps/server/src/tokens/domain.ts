import type { Domain } from "../kit/domain";
import { tokenHandlers } from "./handlers";

/** The service tokens of a shop; their rows are the session's. */
export const domain = { handlers: tokenHandlers } satisfies Domain;
