import type { SheetQuestion } from "@shopkeeper/hooks/orders";
import { sheetReader } from "@shopkeeper/hooks/orders/sheet-reader";

/** Beside the page, which would stand still meanwhile: reads a carrier's sheet, and matches its rows each time that one is corrected. */
if ("WorkerGlobalScope" in globalThis) {
  const read = sheetReader();
  addEventListener("message", ({ data: { id, question } }: MessageEvent<{ id: number; question: SheetQuestion }>) => {
    read(question).then(
      (outcome) => postMessage({ id, outcome }),
      () => postMessage({ id, outcome: { problem: "broken" } }),
    );
  });
}
