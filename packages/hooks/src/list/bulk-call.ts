import type { MerchantClient } from "@shopkeeper/sdk";

/** The outcome of one row of a bulk action. */
export interface BulkResult<Row> {
  readonly row: Row;
  readonly isDone: boolean;
  /** Why the row was refused, in the user's language. */
  readonly reason?: string;
}

/** The write for one row. */
export type RowCall<Row> = (row: Row, client: MerchantClient) => Promise<unknown>;

/** One write for several rows, with a result for each row. It rejects if none of the rows was written. */
export interface GroupCall<Row> {
  /** Rows in one call. */
  readonly size: number;
  run(rows: readonly Row[], client: MerchantClient): Promise<readonly BulkResult<Row>[]>;
}

/** Wraps a call for a single row as a group call with one row per group. */
export const asGroupCall = <Row>(call: RowCall<Row> | GroupCall<Row>): GroupCall<Row> =>
  typeof call === "function"
    ? {
        size: 1,
        async run(rows, client) {
          for (const row of rows) await call(row, client);
          return rows.map((row) => ({ row, isDone: true }));
        },
      }
    : call;

/** The rows of each call, in order. */
export const grouped = <Row>(rows: readonly Row[], size: number) =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));
