import type { Domain } from "../kit/domain";
import { roleHandlers } from "./handlers";
import { roleRevisions } from "./revisions";

/** The roles of a shop's people, and the menus that they grant; their rows are the session's. */
export const domain = { handlers: roleHandlers, revisions: { role: roleRevisions } } satisfies Domain;
