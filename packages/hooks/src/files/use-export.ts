import type { MerchantClient, OperationId, Schema } from "@shopkeeper/sdk";
import { useEffect, useRef, useState } from "react";
import { textOf } from "../texts/catalogue";
import { exportText } from "./export-messages";
import { useClient, useShop } from "../shop/shop-provider";
import { useCan } from "../shop/use-can";
import { type ExportChoice, type ExportChoiceOptions, type ExportChoosing, useExportChoice } from "./use-export-choice";
import { useRefresh } from "../core/use-read";

export interface ExportOptions<Column extends string> extends ExportChoiceOptions<Column>, SaveOption {
  /** Why no row matches the filter, in words: then there is nothing to export. */
  unmatched?: string | undefined;
  /** The operation that starts the export, for its right. */
  operation: OperationId;
  /** Calls the operation with the filter, tab and order of the list, and the chosen content. */
  request: (client: MerchantClient, choice: ExportChoice<Column>, signal: AbortSignal) => Promise<Schema<"ExportFile">>;
}

/** The progress of an export. */
export type ExportState =
  | { readonly is: "requested" }
  | { readonly is: "running"; readonly file: Schema<"ExportFile">; readonly loaded: number }
  | { readonly is: "done"; readonly file: Schema<"ExportFile">; readonly size: number }
  | { readonly is: "failed"; readonly error: unknown };

/** The number of rows from which an export is announced as slow. */
export const largeExport = 20_000;

/** The most characters of ids in one request. */
const idsMax = 10_000;

/** The abort reason of a cancelled export. */
const CANCELLED = "cancelled";
const history = ["exports"];

/** The state of an export. */
export interface Export<Column extends string = string> {
  state: ExportState | undefined;
  isRunning: boolean;
  choice: ExportChoosing<Column>;
  /** The dialog in which the content is chosen is open. */
  isChoosing: boolean;
  choose(): void;
  /** Closes the dialog. */
  leave(): void;
  /** Exports what is chosen. */
  start(): void;
  cancel(): void;
  dismiss: () => void;
}

/** The export of a list's picked or filtered rows, with the chosen columns; undefined without the right. */
export function useExport<Column extends string>({
  operation,
  request,
  save,
  unmatched,
  ...options
}: ExportOptions<Column>): Export<Column> | undefined {
  const can = useCan();
  const client = useClient();
  const { notices } = useShop();
  const refresh = useRefresh();
  const choice = useExportChoice(options);
  const [isChoosing, setChoosing] = useState(false);
  const [state, setState] = useState<ExportState | undefined>(undefined);
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (running.current) return;
    const leaving = (running.current = new AbortController());
    const { signal } = leaving;
    setState({ is: "requested" });
    let named: string | undefined;
    try {
      const file = await request(client, choice.chosen, signal);
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
      // the server finishes an export that was left, not cancelled
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
    isRunning: state?.is === "requested" || state?.is === "running",
    choice,
    isChoosing,
    choose() {
      if (unmatched !== undefined && choice.picked === 0) notices.info(unmatched);
      else setChoosing(true);
    },
    leave() {
      choice.forget();
      setChoosing(false);
    },
    start() {
      if ((choice.chosen.ids?.length ?? 0) > idsMax) return notices.info(textOf(exportText, "many"));
      choice.keep();
      setChoosing(false);
      void start();
    },
    cancel() {
      if (!running.current) return;
      running.current.abort(CANCELLED);
      notices.info(textOf(exportText, "cancelled"));
    },
    dismiss: () => setState(undefined),
  };
}

/** Saves a file on the device. */
export interface SaveOption {
  save: (content: Blob, name: string) => void;
}
