import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import type { Table } from "../../files/table-file";
import { type ColumnMatch, type ImportKind, isShared, type ProductColumn } from "./product-import-columns";
import {
  type ImportLine,
  type ImportSummary,
  isLeft,
  isReady,
  type LineQuestion,
  reasonOf,
  summaryOf,
  withLines,
} from "./product-import-line";
import { type CellEdits, type FileRow, importRows, type ImportRow, withEdit } from "./product-import-rows";
import { type ImportCalls, useImportCalls } from "./use-import-calls";

interface ImportSource {
  name: string;
  table: Table;
  match: ColumnMatch;
}

const noEdits: CellEdits = new Map();

/** The confirmed questions about the products of rows. */
type Confirmed = ReadonlyMap<number, ReadonlySet<LineQuestion["kind"]>>;

/** The state of a file's rows. */
export interface ImportLines {
  calls: ImportCalls;
  edits: CellEdits;
  lines: readonly ImportLine[];
  ready: ImportLine[];
  rows: FileRow[];
  unchecked: number;
  summary: ImportSummary;
  cellOf: (row: number, column: string) => string;
  reset(): void;
  check(): Promise<void>;
  /** Continues a check that was stopped or failed. */
  checkRest: () => Promise<boolean>;
  /** Checks corrected rows against the shop's current data. */
  recheck: () => Promise<boolean>;
  /** Confirms a question for some lines and checks them again. */
  confirm: (asked: readonly ImportLine[], kind: LineQuestion["kind"]) => Promise<boolean>;
  /** Corrects a cell; a shared column of a product is corrected in all its rows. */
  edit(row: number, column: ProductColumn, text: string): void;
  /** Writes the rows that are ready; resolves to whether all were written. */
  commit: () => Promise<boolean>;
}

/** The state of a file's rows: check results, later corrections, and imported rows. */
export function useImportLines(file: ImportSource | undefined, kind: ImportKind, mode: Schema<"StockImportMode">): ImportLines {
  const calls = useImportCalls(kind, mode);
  const [edits, setEdits] = useState(noEdits);
  const [lines, setLines] = useState<readonly ImportLine[]>([]);
  const [confirmed, setConfirmed] = useState<Confirmed>(new Map());
  const rows = file ? importRows(file.table, file.match, edits) : [];
  const sent = (row: (typeof rows)[number], by = confirmed) => ({
    ...row,
    ...(by.has(row.row) && { confirmed: [...(by.get(row.row) ?? [])] }),
  });
  const checked = new Set(lines.flatMap((line) => line.rows));
  const unchecked = rows.filter(({ row }) => !checked.has(row));
  const ready = lines.filter(isReady);
  const take = (sent: readonly ImportRow[], fresh: readonly ImportLine[]) => setLines((before) => withLines(before, sent, fresh));
  const of = (wanted: readonly ImportLine[]) => {
    const byRow = new Map(wanted.flatMap((line) => line.rows.map((row) => [row, line] as const)));
    return rows.flatMap((row) => {
      const line = byRow.get(row.row);
      return line ? [{ row, line }] : [];
    });
  };

  return {
    ...{ calls, edits, lines, ready, rows },
    unchecked: unchecked.length,
    summary: summaryOf(lines),
    cellOf: (row: number, column: string) =>
      Object.entries(rows.find((each) => each.row === row)?.cells ?? {}).find(([name]) => name === column)?.[1] ?? "",
    reset() {
      calls.renew();
      setEdits(noEdits);
      setConfirmed(new Map());
      setLines([]);
    },
    async check() {
      setLines([]);
      await calls.run(
        "check",
        rows.map((row) => sent(row)),
        take,
      );
    },
    checkRest: () =>
      calls.run(
        "check",
        unchecked.map((row) => sent(row)),
        take,
      ),
    confirm(asked, kind) {
      const next = new Map(confirmed);
      for (const row of asked.flatMap((line) => line.rows)) next.set(row, new Set([...(next.get(row) ?? []), kind]));
      setConfirmed(next);
      return calls.run(
        "check",
        of(asked).map(({ row }) => sent(row, next)),
        take,
      );
    },
    recheck: () =>
      calls.run(
        "check",
        of(lines.filter((line) => line.isStale)).map(({ row }) => sent(row)),
        take,
      ),
    edit(row: number, column: ProductColumn, text: string) {
      const line = lines.find((each) => each.rows.includes(row));
      const alike = kind === "products" && isShared(column) && line ? line.rows : [row];
      setEdits((before) => alike.reduce((edited, place) => withEdit(edited, place, column, text), before));
      setLines((before) => before.map((each) => (each.rows.includes(row) ? { ...each, isStale: true } : each)));
    },
    commit: () =>
      calls.run(
        "commit",
        of(ready).map(({ row, line: { version, seen } }) => ({
          ...sent(row),
          ...(version !== undefined && { version }),
          ...(seen !== undefined && { seen }),
        })),
        (done, fresh) =>
          take(
            done,
            fresh.map((line) => (isLeft(line) ? line : { ...line, isDone: true })),
          ),
        {
          name: file?.name ?? "",
          size: rows.length,
          refused: of(lines.filter(isLeft)).map(({ row: { row, cells }, line }) => ({
            ...{ row, cells: { ...cells } },
            reason: reasonOf(line, row),
          })),
        },
      ),
  };
}
