import type { MerchantClient, Schema } from "@shopkeeper/sdk";

/** A new key of an import, which all calls of one file share. */
export const newImportKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const reportedAtOnce = 500;
/** The maximum lengths of a cell, a reason and a name in the contract. */
const longest = { cell: 4000, reason: 2000, name: 200 };

/** The import that a file's rows belong to, in the form of the contract. */
export const importRun = (key: string, name: string, rows: number): Schema<"ImportRun"> => ({
  key,
  name: name.slice(-longest.name) || "-",
  rows,
});

/** Records the rows that are not sent in the import history, for a later download; a failure does not stop the import. */
export async function reportRefused(client: MerchantClient, { rows, ...report }: Schema<"RefusedRows">, signal?: AbortSignal) {
  try {
    for (let start = 0; start < rows.length; start += reportedAtOnce) {
      const portion = rows.slice(start, start + reportedAtOnce).map(cut);
      await client.reportRefusedRows({ body: { ...report, rows: portion }, ...(signal && { signal }) });
    }
  } catch {
    // the rows themselves state why they were refused
  }
}

const cut = ({ row, cells, reason }: Schema<"RefusedRow">): Schema<"RefusedRow"> => ({
  row,
  cells: Object.fromEntries(Object.entries(cells).map(([column, text]) => [column, text.slice(0, longest.cell)])),
  reason: reason.slice(0, longest.reason),
});
