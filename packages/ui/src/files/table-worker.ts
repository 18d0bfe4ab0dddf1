import { readTable, type TableLimits } from "@shopkeeper/hooks/table-file";

/** What the worker is asked. */
export interface TableQuestion {
  file: Blob;
  limits: TableLimits;
}

/** Beside the page, which would stand still for seconds: unpacks a file of xlsx or csv and reads its rows. */
if ("WorkerGlobalScope" in globalThis) {
  addEventListener("message", ({ data: { file, limits } }: MessageEvent<TableQuestion>) => {
    readTable(file, limits).then(
      (outcome) => postMessage(outcome),
      () => postMessage({ problem: "broken" }),
    );
  });
}
