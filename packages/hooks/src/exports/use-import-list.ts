import { listQueries, type Schema } from "@shopkeeper/sdk";
import { type List, listOf, type SearchParamsState, useList } from "../list";
import { type SaveOption } from "../files";
import { useAction } from "../core";

type Row = Schema<"ImportRecord">;

export const importRecords = listOf(listQueries.listImports, { idName: "key" });

type ImportRecordQuery = ReturnType<typeof importRecords.read>;

/** The files that the shop has imported. */
export interface ImportList extends List<Row, ImportRecordQuery> {
  download: (row: Row, format: Schema<"ExportFormat">) => void;
  downloading: string | undefined;
}

/** The files that the shop has imported, and the refused rows of each, as a file. */
export function useImportList(search: SearchParamsState, { save }: SaveOption): ImportList {
  const list = useList(importRecords, search);
  const download = useAction(async ({ row: { key }, format }: { row: Row; format: Schema<"ExportFormat"> }, client) => {
    const file = await client.download("downloadRefusedRows", { query: { importKey: key, format } });
    save(file.blob, file.fileName ?? `${key}.${format}`);
    return null;
  }, []);
  return { ...list, download: (row, format) => void download.run({ row, format }), downloading: download.running?.row.key };
}
