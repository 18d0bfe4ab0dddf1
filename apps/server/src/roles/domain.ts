import type { Domain } from "../kit/domain";
import { roleHandlers } from "./handlers";
import { roleRevisions } from "./revisions";

/** The roles of a shop's people, and the menus that they grant; the session domain owns their rows. */
export const domain = { handlers: roleHandlers, revisions: { role: roleRevisions } } satisfies Domain;
