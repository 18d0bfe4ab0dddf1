import { readTable, type TableOptions } from "@shopkeeper/hooks/table-file";

/** A request to the worker. */
export interface TableQuestion {
  file: Blob;
  options: TableOptions;
}

/** Unpacks and reads xlsx, xls or csv files outside of the main thread, which would freeze for seconds. */
if ("WorkerGlobalScope" in globalThis) {
  addEventListener("message", ({ data: { file, options } }: MessageEvent<TableQuestion>) => {
    readTable(file, options).then(
      (outcome) => postMessage(outcome),
      () => postMessage({ problem: "broken" }),
    );
  });
}
