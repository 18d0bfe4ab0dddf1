import { ImportedKind, type Schema } from "@shopkeeper/sdk/contract";
import type { Session } from "../kernel/call";
import { isPermitted } from "../kernel/permissions";

/** The permission of each kind of import: that of the import itself. */
const rights: Readonly<Record<Schema<"ImportedKind">, string>> = {
  product: "merchant:product:import:excel",
  stock: "merchant:product:import:excel",
  shipping: "merchant:order:send",
};

/** The kinds that a session may import. */
export const importKinds = (session: Session) => Object.values(ImportedKind).filter((kind) => isPermitted(session, [rights[kind]]));
