import type { TableOptions, TableOutcome } from "@shopkeeper/hooks/table-file";
import { reportUnstarted } from "../core/report-unstarted";
import type { TableQuestion } from "./table-worker";

const timeoutMs = 60_000;

/** Reads a file of xlsx, xls or csv in a worker; after a minute it is aborted, and the worker's memory is freed. */
export function readTableFile(file: File, options: TableOptions): Promise<TableOutcome> {
  // a file that can be refused without unpacking is not unpacked
  if (file.size > options.limits.bytes) return Promise.resolve({ problem: "tooLarge" });
  const worker = new Worker(new URL("./table-worker.ts", import.meta.url), { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<TableOutcome>((resolve, reject) => {
    timer = setTimeout(() => resolve({ problem: "tooPacked" }), timeoutMs);
    worker.addEventListener("message", ({ data }: MessageEvent<TableOutcome>) => resolve(data));
    worker.addEventListener("error", (event) => {
      reportUnstarted(event);
      reject(new Error("The file cannot be read"));
    });
    worker.postMessage({ file, options } satisfies TableQuestion);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
