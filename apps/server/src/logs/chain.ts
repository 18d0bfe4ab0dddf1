import { digest } from "../core/digest";
import type { operationLogs } from "./tables";

/** A row of the log as it is stored; `id` is the database's own and not part of the chain. */
export type LogEntry = Omit<typeof operationLogs.$inferSelect, "id">;

/** What the first row of a shop is chained to. */
export const CHAIN_START = "";

/** The hash of a row: over all that it says, and over the hash of the row before it. */
export const entryHash = (previous: string, { createTime, ...row }: Omit<LogEntry, "hash">) =>
  digest(JSON.stringify([previous, createTime.toISOString(), ...fieldsInOrder(row)]));

const fieldsInOrder = (row: object) =>
  Object.entries(row)
    .filter(([name]) => name !== "hash" && name !== "id")
    .sort(([one], [other]) => (one < other ? -1 : 1));
