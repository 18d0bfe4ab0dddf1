import type { Session } from "../kernel/call";
import { isPermitted } from "../kernel/permissions";

/** The permission of each kind of export. */
const rights: Readonly<Record<string, string>> = {
  product: "merchant:export:product:excel",
  order: "merchant:export:order:excel",
  bill: "merchant:export:finance:excel",
  flow: "merchant:export:finance:excel",
  log: "merchant:log:sensitive:list",
  review: "merchant:export:review:excel",
};

/** Whether a session may export a kind. */
export const mayExport = (session: Session, kind: string) => kind in rights && isPermitted(session, [rights[kind] ?? ""]);

/** The kinds that a session may export. */
export const exportKinds = (session: Session) => Object.keys(rights).filter((kind) => mayExport(session, kind));
