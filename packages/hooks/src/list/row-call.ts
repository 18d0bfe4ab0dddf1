import type { MerchantClient, OperationId } from "@shopkeeper/sdk";
import type { IdOperationId } from "./id-operation";

/** An operation on one row whose input is more than the id in the path. */
export interface RowCall<Row> {
  readonly operation: OperationId;
  call(row: Row, client: MerchantClient): Promise<unknown>;
}

/** The operation of a row. */
export const operationOf = <Row>(call: IdOperationId | RowCall<Row>): OperationId => (typeof call === "string" ? call : call.operation);

/** Makes the call for a row. */
export const callFor = async <Row extends { id: number }>(call: IdOperationId | RowCall<Row>, row: Row, client: MerchantClient) => {
  if (typeof call === "string") await client.call(call, { path: { id: row.id } });
  else await call.call(row, client);
  return null;
};
