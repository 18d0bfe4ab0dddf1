import type { QueryOf, Schema } from "@shopkeeper/sdk";
import { useEffect, useRef, useState } from "react";
import { textOf, useCan, useClient, useShop } from "../../core";
import { productTransferText } from "./product-transfer-messages";

export interface ProductExportOptions {
  /** The filter, tab and order of the list. */
  query: QueryOf<"exportProducts">;
  /** Saves a file on the device. */
  save: (content: Blob, name: string) => void;
}

/** How far an export is. */
export type ExportState =
  | { readonly is: "asking" }
  | { readonly is: "running"; readonly file: Schema<"ExportFile">; readonly loaded: number }
  | { readonly is: "done"; readonly file: Schema<"ExportFile">; readonly size: number }
  | { readonly is: "failed"; readonly error: unknown };

/** Rows from which an export is announced as slow. */
export const largeExport = 20_000;

/** The export of the product list as it is filtered; undefined where the account may not. */
export function useProductExport({ query, save }: ProductExportOptions) {
  const can = useCan();
  const client = useClient();
  const { notices } = useShop();
  const [state, setState] = useState<ExportState | undefined>(undefined);
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (running.current) return;
    const leaving = (running.current = new AbortController());
    const { signal } = leaving;
    setState({ is: "asking" });
    try {
      const file = await client.exportProducts({ query, signal });
      setState({ is: "running", file, loaded: 0 });
      const { blob, fileName = file.name } = await client.download("downloadExport", {
        query: { fileName: file.fileName, delete: true },
        signal,
        onProgress: ({ loaded }) => setState({ is: "running", file, loaded }),
      });
      save(blob, fileName);
      setState({ is: "done", file, size: blob.size });
    } catch (error) {
      setState(signal.aborted ? undefined : { is: "failed", error });
    } finally {
      running.current = undefined;
    }
  }

  if (!can("exportProducts")) return undefined;
  return {
    state,
    isRunning: state?.is === "asking" || state?.is === "running",
    start: () => void start(),
    cancel() {
      if (!running.current) return;
      running.current.abort();
      notices.info(textOf(productTransferText, "export.cancelled"));
    },
    dismiss: () => setState(undefined),
  };
}
