import type { DataOperationId, Input } from "@shopkeeper/sdk";

/** The operations whose only required input is the id of a row in the path. */
export type IdOperationId = {
  [Op in DataOperationId]: { path: { id: number } } extends Input<Op> ? (Input<Op> extends { path: { id: number } } ? Op : never) : never;
}[DataOperationId];
