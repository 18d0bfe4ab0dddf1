import { digest } from "../core/digest";
import type { operationLogs } from "./tables";

/** A row of the log in stored form; `id` is the database's own and not part of the chain. */
export type LogEntry = Omit<typeof operationLogs.$inferSelect, "id">;

/** The previous hash of a shop's first row. */
export const CHAIN_START = "";

/** The hash of a row: over all its fields and the hash of the previous row. */
export const entryHash = (previous: string, { createTime, ...row }: Omit<LogEntry, "hash">) =>
  digest(JSON.stringify([previous, createTime.toISOString(), ...fieldsInOrder(row)]));

/** The seal of a row: a hash over its fields and its number in its stripe, which exists before the row is chained. */
export const sealOf = ({ createTime, stripe, stripeEntry, ...row }: Omit<LogEntry, "seal" | "hash" | "entry">) =>
  digest(JSON.stringify([stripe, stripeEntry, createTime.toISOString(), ...fieldsInOrder({ ...row, entry: undefined })]));

// the chain is older than the stripes, and its hashes do not include them
const OUTSIDE = new Set(["hash", "id", "stripe", "stripeEntry", "seal"]);

const fieldsInOrder = (row: object) =>
  Object.entries(row)
    .filter(([name, value]) => !OUTSIDE.has(name) && value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
