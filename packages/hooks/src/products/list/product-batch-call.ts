import { memberOf, type MerchantClient, NotFoundError, type Schema } from "@shopkeeper/sdk";
import { type BulkResult, type GroupCall } from "../../list";
import { failureText } from "../../core";

/** A product of a batch, with its name if known. */
export interface BatchRow {
  readonly id: number;
  readonly name?: string | undefined;
  /** The server's result: whether anything was written, and whether the product was on the shelf before. */
  readonly isChanged?: boolean;
  readonly wasShown?: boolean;
}

type Call<Row> = (rows: readonly Row[], client: MerchantClient) => Promise<readonly Schema<"ProductBatchResult">[]>;

/** A bulk call for products, `size` per request; deleted products do not affect the others. */
export const productBatchCall = <Row extends BatchRow>(call: Call<Row>, size = 100): GroupCall<Row> => ({
  size,
  async run(rows, client) {
    try {
      const answers = await call(rows, client);
      const byId = new Map(answers.map((answer) => [answer.id, answer]));
      return rows.map((row): BulkResult<Row> => {
        const { name, code, message, isChanged, wasShown } = byId.get(row.id) ?? {};
        const known = { ...(name !== undefined && { name }), ...(isChanged && { isChanged, wasShown: wasShown ?? false }) };
        return { row: { ...row, ...known }, isDone: code === 200, ...(message && { reason: message }) };
      });
    } catch (error) {
      const missing = missingIn(error);
      const present = rows.filter(({ id }) => !missing.has(id));
      if (present.length === 0 || present.length === rows.length) throw error;
      const results = new Map((await this.run(present, client)).map((result) => [result.row.id, result]));
      return rows.map((row) => results.get(row.id) ?? { row, isDone: false, reason: failureText(error) });
    }
  },
});

/** The rows that a refused call reported as missing. */
function missingIn(error: unknown): ReadonlySet<unknown> {
  const ids = error instanceof NotFoundError ? memberOf(error.data, "ids") : undefined;
  return new Set(Array.isArray(ids) ? ids : []);
}
