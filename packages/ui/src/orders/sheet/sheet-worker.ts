import type { SheetRequest } from "@shopkeeper/hooks/orders";
import { sheetReader } from "@shopkeeper/hooks/orders/sheet-reader";

/** Reads a carrier's sheet outside of the main thread, which would freeze, and matches its rows again after each correction. */
if ("WorkerGlobalScope" in globalThis) {
  const read = sheetReader();
  addEventListener("message", ({ data: { id, request } }: MessageEvent<{ id: number; request: SheetRequest }>) => {
    read(request).then(
      (outcome) => postMessage({ id, outcome }),
      () => postMessage({ id, outcome: { problem: "broken" } }),
    );
  });
}
