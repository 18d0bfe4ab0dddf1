import type { SheetOutcome, SheetRequest } from "@shopkeeper/hooks/orders";
import { useEffect, useState } from "react";
import { reportUnstarted } from "../../core/report-unstarted";

const timeoutMs = 60_000;

/** A worker that reads and matches sheets while the component is mounted; it starts with the first sheet. */
export function useSheetWorker() {
  const [reader] = useState(sheetWorker);
  useEffect(() => reader.end, [reader]);
  return reader.read;
}

function sheetWorker() {
  let worker: Worker | undefined;
  let last = 0;
  const end = () => {
    worker?.terminate();
    worker = undefined;
  };

  /** A request that takes longer than a minute is aborted, and the worker's memory is freed. */
  function read(request: SheetRequest): Promise<SheetOutcome> {
    const { source, limits } = request;
    // a file that can be refused without unpacking is not unpacked
    if (source instanceof Blob && source.size > limits.bytes) return Promise.resolve({ problem: "tooLarge" });
    const running = (worker ??= new Worker(new URL("./sheet-worker.ts", import.meta.url), { type: "module" }));
    const id = (last += 1);
    const answered = new AbortController();
    return new Promise<SheetOutcome>((resolve, reject) => {
      const { signal } = answered;
      const timer = setTimeout(() => {
        end();
        resolve({ problem: "tooPacked" });
      }, timeoutMs);
      signal.addEventListener("abort", () => clearTimeout(timer));
      const onMessage = ({ data }: MessageEvent<{ id: number; outcome: SheetOutcome }>) => data.id === id && resolve(data.outcome);
      running.addEventListener("message", onMessage, { signal });
      const onError = (event: Event) => {
        end();
        reportUnstarted(event);
        reject(new Error("The sheet cannot be read"));
      };
      running.addEventListener("error", onError, { signal });
      running.postMessage({ id, request });
    }).finally(() => answered.abort());
  }

  return { read, end };
}
