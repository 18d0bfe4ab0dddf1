import { digest } from "../core/digest";
import type { operationLogs } from "./tables";

/** A row of the log as it is stored; `id` is the database's own and not part of the chain. */
export type LogEntry = Omit<typeof operationLogs.$inferSelect, "id">;

/** What the first row of a shop is chained to. */
export const CHAIN_START = "";

/** The hash of a row: over all that it says, and over the hash of the row before it. */
export const entryHash = (previous: string, { createTime, ...row }: Omit<LogEntry, "hash">) =>
  digest(JSON.stringify([previous, createTime.toISOString(), ...fieldsInOrder(row)]));

/** The seal of a row: a hash over all that it says and its number in its stripe, which it has before it has a place in the chain. */
export const sealOf = ({ createTime, stripe, stripeEntry, ...row }: Omit<LogEntry, "seal" | "hash" | "entry">) =>
  digest(JSON.stringify([stripe, stripeEntry, createTime.toISOString(), ...fieldsInOrder({ ...row, entry: undefined })]));

// the chain was there before the stripes, and its hashes do not know them
const OUTSIDE = new Set(["hash", "id", "stripe", "stripeEntry", "seal"]);

const fieldsInOrder = (row: object) =>
  Object.entries(row)
    .filter(([name, value]) => !OUTSIDE.has(name) && value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
