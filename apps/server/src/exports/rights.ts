import { ExportKind, type Schema } from "@shopkeeper/sdk/contract";
import type { Session } from "../kernel/call";
import { isPermitted } from "../kernel/permissions";

/** The permission of each kind of export. */
const rights: Readonly<Record<Schema<"ExportKind">, string>> = {
  product: "merchant:export:product:excel",
  order: "merchant:export:order:excel",
  bill: "merchant:export:finance:excel",
  flow: "merchant:export:finance:excel",
  log: "merchant:log:sensitive:list",
  review: "merchant:export:review:excel",
};

/** Whether a session may export a kind. */
export const mayExport = (session: Session, kind: Schema<"ExportKind">) => kind in rights && isPermitted(session, [rights[kind]]);

/** The kinds that a session may export. */
export const exportKinds = (session: Session) => Object.values(ExportKind).filter((kind) => mayExport(session, kind));
