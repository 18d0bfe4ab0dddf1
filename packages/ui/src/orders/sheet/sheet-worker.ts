import type { SheetRequest } from "@shopkeeper/hooks/orders";
import { sheetReader } from "@shopkeeper/hooks/orders/sheet-reader";

/** Beside the page, which would stand still meanwhile: reads a carrier's sheet, and matches its rows each time that one is corrected. */
if ("WorkerGlobalScope" in globalThis) {
  const read = sheetReader();
  addEventListener("message", ({ data: { id, request } }: MessageEvent<{ id: number; request: SheetRequest }>) => {
    read(request).then(
      (outcome) => postMessage({ id, outcome }),
      () => postMessage({ id, outcome: { problem: "broken" } }),
    );
  });
}
