import { readTable, type TableOptions } from "@shopkeeper/hooks/table-file";

/** What the worker is asked. */
export interface TableQuestion {
  file: Blob;
  options: TableOptions;
}

/** Beside the page, which would stand still for seconds: unpacks a file of xlsx, xls or csv and reads its rows. */
if ("WorkerGlobalScope" in globalThis) {
  addEventListener("message", ({ data: { file, options } }: MessageEvent<TableQuestion>) => {
    readTable(file, options).then(
      (outcome) => postMessage(outcome),
      () => postMessage({ problem: "broken" }),
    );
  });
}
