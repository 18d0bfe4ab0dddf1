import type { DataOperationId, Input } from "@shopkeeper/sdk";

/** The operations that take the id of a row in their path, and nothing else that is required. */
export type IdOperationId = {
  [Op in DataOperationId]: { path: { id: number } } extends Input<Op> ? (Input<Op> extends { path: { id: number } } ? Op : never) : never;
}[DataOperationId];
