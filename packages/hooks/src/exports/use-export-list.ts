import { ExportState, listQueries, type Schema } from "@shopkeeper/sdk";
import { useEffect } from "react";
import { coreText, textOf } from "../texts";
import { type List, listOf, type SearchParamsState, useList } from "../list";
import { type Question, useConfirm } from "../form";
import { useAction, useRefresh } from "../core";

type Row = Schema<"ExportRecord">;

export const exportFiles = listOf(listQueries.listExports, { idName: "fileName" });

const POLL_MS = 3_000;

type ExportFileQuery = ReturnType<typeof exportFiles.read>;

/** The files that the shop has exported. */
export interface ExportList extends List<Row, ExportFileQuery> {
  download: (row: Row) => void;
  downloading: string | undefined;
  removal: Question<Row>;
}

/** The files that the shop has exported: downloading and deleting a file, and cancelling a file that is being made. */
export function useExportList(search: SearchParamsState, { save }: { save: (content: Blob, name: string) => void }): ExportList {
  const list = useList(exportFiles, search);
  const refresh = useRefresh();
  const isSomeRunning = list.page.rows.some(({ status }) => status === ExportState.running);
  useEffect(() => {
    if (!isSomeRunning) return undefined;
    const timer = setInterval(() => void refresh(["exports"]), POLL_MS);
    return () => clearInterval(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `refresh` is new in every render and does the same
  }, [isSomeRunning]);

  const download = useAction(
    async ({ fileName, name }: Row, client) => {
      const file = await client.download("downloadExport", { query: { fileName } });
      save(file.blob, file.fileName ?? name);
      return null;
    },
    ["exports"],
  );
  const removal = useAction(({ fileName }: Row, client) => client.deleteExport({ body: { fileName } }), ["exports"], {
    done: () => textOf(coreText, "done.removed"),
  });
  return {
    ...list,
    download: (row: Row) => void download.run(row),
    downloading: download.running?.fileName,
    removal: useConfirm(removal),
  };
}
