import { reportUnstarted } from "../core/report-unstarted";

/** The target of a reduction. */
export interface Reduction {
  picture: Blob;
  /** Its longer side, in pixels. */
  side: number;
  isWide: boolean;
  type: "image/jpeg" | "image/png";
  quality: number;
}

/** A smaller picture, made in a worker. */
export function reducePicture(reduction: Reduction): Promise<Blob> {
  const worker = new Worker(new URL("./reducing-worker.ts", import.meta.url), { type: "module" });
  return new Promise<Blob>((resolve, reject) => {
    const fail = () => reject(new Error("The picture cannot be decoded"));
    worker.addEventListener("message", ({ data }) => (data instanceof Blob ? resolve(data) : fail()));
    worker.addEventListener("error", (event) => {
      reportUnstarted(event);
      fail();
    });
    worker.postMessage(reduction);
  }).finally(() => worker.terminate());
}
