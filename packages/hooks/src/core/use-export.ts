import type { MerchantClient, OperationId, Schema } from "@shopkeeper/sdk";
import { useEffect, useRef, useState } from "react";
import { textOf } from "./catalogue";
import { exportText } from "./export-messages";
import { useClient, useShop } from "./shop-provider";
import { useCan } from "./use-can";
import { useRefresh } from "./use-read";

export interface ExportOptions {
  /** The operation that names the file, for its right. */
  operation: OperationId;
  /** Calls it with the filter, tab and order of the list. */
  request: (client: MerchantClient, signal: AbortSignal) => Promise<Schema<"ExportFile">>;
  /** Why nothing can be asked for; it is said when it is pressed. */
  refusal?: string | undefined;
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

/** Why a download ends whose file nobody wants. */
const CANCELLED = "cancelled";
const history = ["exports"];

/** The export of a list as it is filtered; undefined where the account may not. */
export function useExport({ operation, request, refusal, save }: ExportOptions) {
  const can = useCan();
  const client = useClient();
  const { notices } = useShop();
  const refresh = useRefresh();
  const [state, setState] = useState<ExportState | undefined>(undefined);
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (running.current) return;
    if (refusal !== undefined) return notices.info(refusal);
    const leaving = (running.current = new AbortController());
    const { signal } = leaving;
    setState({ is: "asking" });
    let named: string | undefined;
    try {
      const file = await request(client, signal);
      named = file.fileName;
      setState({ is: "running", file, loaded: 0 });
      void refresh(history);
      const { blob, fileName = file.name } = await client.download("downloadExport", {
        query: { fileName: file.fileName },
        signal,
        onProgress: ({ loaded }) => setState({ is: "running", file, loaded }),
      });
      save(blob, fileName);
      setState({ is: "done", file, size: blob.size });
    } catch (error) {
      setState(signal.aborted ? undefined : { is: "failed", error });
      // one that was left, not cancelled, is finished by the server
      if (named !== undefined && signal.reason === CANCELLED)
        await client.deleteExport({ body: { fileName: named } }).catch(() => undefined);
    } finally {
      running.current = undefined;
      void refresh(history);
    }
  }

  if (!can(operation)) return undefined;
  return {
    state,
    isRunning: state?.is === "asking" || state?.is === "running",
    start: () => void start(),
    cancel() {
      if (!running.current) return;
      running.current.abort(CANCELLED);
      notices.info(textOf(exportText, "cancelled"));
    },
    dismiss: () => setState(undefined),
  };
}

/** An export, as `useExport` keeps it. */
export type Export = NonNullable<ReturnType<typeof useExport>>;
