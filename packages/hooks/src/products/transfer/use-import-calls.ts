import { type CallOptions, ImportedKind, type Schema } from "@shopkeeper/sdk";
import { useEffect, useRef, useState } from "react";
import { importRun, newImportKey, reportRefused } from "../../files";
import { textOf } from "../../texts";
import { useClient } from "../../shop";
import { useRefresh } from "../../core";
import type { ImportKind, ProductColumn } from "./product-import-columns";
import { type ImportLine, lineOfProduct, lineOfStock } from "./product-import-line";
import { chunksOf, type FileRow, type ImportRow, rowGroups, unsendable } from "./product-import-rows";
import { productTransferText } from "./product-transfer-messages";

/** The running call of an import, and its progress. */
export interface ImportProgress {
  readonly does: "check" | "commit";
  readonly done: number;
  readonly total: number;
}

export interface Sent extends FileRow {
  readonly version?: number;
  readonly seen?: number;
  readonly confirmed?: Schema<"ImportQuestionKind">[];
}

/** The file data stored in the history of imports: its name, its size, and the rows that are not sent. */
export interface ImportHistory {
  readonly name: string;
  readonly size: number;
  readonly refused: Schema<"RefusedRow">[];
}

const historyKind = { products: ImportedKind.product, stock: ImportedKind.stock } as const;

/** The server calls of an import. */
export interface ImportCalls {
  progress: ImportProgress | undefined;
  error: unknown;
  run: (
    does: ImportProgress["does"],
    rows: readonly Sent[],
    take: (rows: readonly ImportRow[], lines: readonly ImportLine[]) => void,
    history?: ImportHistory,
  ) => Promise<boolean>;
  /** Starts a new import in the history. */
  renew: () => void;
  stop: () => void;
}

/** The server calls of an import: rows are sent in chunks, one after the other, until all are done or the person stops. */
export function useImportCalls(kind: ImportKind, mode: Schema<"StockImportMode">): ImportCalls {
  const client = useClient();
  const refresh = useRefresh();
  const [progress, setProgress] = useState<ImportProgress | undefined>(undefined);
  const [error, setError] = useState<unknown>(undefined);
  const [importId, setImportId] = useState(newImportKey);
  const answered = useRef(new Map<string, number>());
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(does: ImportProgress["does"], rows: readonly Sent[], run: Schema<"ImportRun"> | undefined, signal: AbortSignal) {
    // rows sent again without an answer are the same write; after an answer they are a new write
    const digest = digestOf(JSON.stringify([kind, mode, rows]));
    const times = answered.current.get(digest) ?? 0;
    const options = { signal, timeoutMs: 120_000, ...(does === "commit" && { idempotencyKey: `${importId}-${digest}-${times}` }) };
    const lines = await request(does, rows, run, options);
    answered.current.set(digest, times + 1);
    return lines;
  }

  async function request(
    does: ImportProgress["does"],
    rows: readonly Sent[],
    run: Schema<"ImportRun"> | undefined,
    options: CallOptions,
  ): Promise<ImportLine[]> {
    const plain = rows.map((row) => ({ ...row, cells: { ...row.cells } }));
    if (kind === "stock") {
      const call = does === "check" ? client.checkStockImport : client.commitStockImport;
      return (await call({ body: { ...(run && { run }), mode, rows: plain }, ...options })).map(lineOfStock);
    }
    const call = does === "check" ? client.checkProductImport : client.commitProductImport;
    return (await call({ body: { ...(run && { run }), rows: plain }, ...options })).map(lineOfProduct);
  }

  /** Sends rows in chunks and passes each result to `take`; true if all were sent. */
  async function run(
    does: ImportProgress["does"],
    rows: readonly Sent[],
    take: (rows: readonly ImportRow[], lines: readonly ImportLine[]) => void,
    history?: ImportHistory,
  ) {
    if (running.current) return false;
    const leaving = (running.current = new AbortController());
    const groups = rowGroups(rows, kind);
    const isHeld = (group: readonly Sent[]) => (does === "check" && kind === "products" ? isUnknown(group) : unsendable(group).length > 0);
    const [held, free] = [groups.filter(isHeld), groups.filter((group) => !isHeld(group))];
    for (const group of held) take(group, [heldLine(group)]);
    let done = held.flat().length;
    setError(undefined);
    setProgress({ does, done, total: rows.length });
    const joined = history && importRun(importId, history.name, history.size);
    try {
      if (joined) await reportRefused(client, { run: joined, kind: historyKind[kind], rows: history.refused }, leaving.signal);
      for (const chunk of chunksOf(free)) {
        const lines = await send(does, chunk.map(withoutFaults), joined, leaving.signal);
        take(
          chunk,
          lines.map((line) => withFaults(line, chunk)),
        );
        done += chunk.length;
        if (leaving.signal.aborted) return false;
        setProgress({ does, done, total: rows.length });
      }
      return true;
    } catch (failure) {
      if (!leaving.signal.aborted) setError(failure);
      return false;
    } finally {
      running.current = undefined;
      setProgress(undefined);
      if (does === "commit") void refresh(["products", "imports"]); // the results of the rows are shown meanwhile
    }
  }

  return {
    ...{ progress, error, run },
    renew: () => setImportId(newImportKey()),
    stop: () => running.current?.abort(),
  };
}

/** Whether the product of a group is unknown: then its other cells are not sent for checking. */
const isUnknown = (group: readonly FileRow[]) =>
  unsendable(group).some(({ column }) => column === undefined || column === "product" || column === "name");

/** A row without the cells that cannot be sent. */
function withoutFaults(row: Sent): Sent {
  const columns = new Set(unsendable([row]).map(({ column }) => column));
  if (columns.size === 0) return row;
  const cells: Partial<Record<ProductColumn, string>> = { ...row.cells };
  for (const column of columns) if (column !== undefined) delete cells[column];
  return { ...row, cells };
}

/** The server's result for a product, with the faults of cells that were not sent. */
function withFaults(line: ImportLine, rows: readonly FileRow[]): ImportLine {
  const faults = faultsOf(rows.filter(({ row }) => line.rows.includes(row)));
  if (faults.length === 0) return line;
  const others = line.faults.filter(({ row, column }) => !faults.some((fault) => fault.row === row && fault.column === column));
  return { ...line, outcome: "refused", questions: [], changes: [], faults: [...faults, ...others] };
}

const faultsOf = (group: readonly FileRow[]) =>
  unsendable(group).map(({ reason, ...place }) => ({ ...place, message: textOf(productTransferText, `import.unsendable.${reason}`) }));

function heldLine(group: readonly FileRow[]): ImportLine {
  const faults = faultsOf(group);
  return {
    rows: group.map(({ row }) => row),
    outcome: "refused",
    name: group[0]?.cells.name ?? "",
    changes: [],
    questions: [],
    faults,
    message: undefined,
  };
}

/** A short digest of a text (FNV-1a, twice), to distinguish the chunks of one import. */
function digestOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(text.length - 1 - at), 0x01000193);
  }
  return `${(one >>> 0).toString(16)}${(other >>> 0).toString(16)}-${text.length}`;
}
