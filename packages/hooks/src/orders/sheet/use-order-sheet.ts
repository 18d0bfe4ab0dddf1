import { useState } from "react";
import { ImportedKind } from "@shopkeeper/sdk";
import { importRun, newImportKey, reportRefused, textOf, useBulk, useClient, useConfirm, useLeaving } from "../../core";
import { csvText, type Table, type TableLimits, type TableOutcome, type TableProblem } from "../../core/table-file";
import { useExpressCompanies } from "../send/use-express-companies";
import { type SheetColumn, sheetColumns } from "./sheet-column";
import { guessMatch, pastedTable, type SheetMatch, withHeadRow, withPlace } from "./sheet-columns";
import { sheetText } from "./sheet-messages";
import { type SheetEdits, sheetRows, sheetState } from "./sheet-rows";
import { type CheckedRow, sheetSendCall } from "./sheet-send-call";
import { useOrderCheck } from "./use-order-check";

/** The limits of a sheet, shown before one is chosen. */
export const sheetLimits: TableLimits = { bytes: 10 * 1024 * 1024, unpackedBytes: 100 * 1024 * 1024, rows: 10_000, columns: 200 };

export interface OrderSheetOptions {
  /** Reads a file beside the page. */
  read: (file: File, limits: TableLimits) => Promise<TableOutcome>;
  /** Saves a file on the device. */
  save: (content: Blob, name: string) => void;
  onClose: () => void;
}

interface Sheet {
  readonly name: string;
  readonly table: Table;
  readonly match: SheetMatch;
}

const none: SheetEdits = new Map();

/** Sending orders by a carrier's sheet: reading it, checking each row with the server, mending it, and sending what is ready. */
export function useOrderSheet({ read, save, onClose }: OrderSheetOptions) {
  const express = useExpressCompanies();
  const [sheet, setSheet] = useState<Sheet>();
  const [reading, setReading] = useState<string>();
  const [problem, setProblem] = useState<{ name: string; problem: TableProblem | "unread" }>();
  const [edits, setEdits] = useState(none);
  const [fallback, setFallback] = useState<string>();
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ReadonlyMap<string, string>>(new Map());
  const checking = useOrderCheck();
  const client = useClient();
  const [importKey, setImportKey] = useState(newImportKey);
  const run = importRun(importKey, sheet?.name ?? "", sheet?.table.rows.length ?? 0);
  const sending = useBulk(sheetSendCall(run), ["orders", "imports"]);

  const { companies } = express;
  const rowsOf = ({ table, match }: Sheet, edited = edits, usual = fallback) =>
    sheetRows(table, match, { edits: edited, companies, fallback: usual });
  const rows = sheet ? rowsOf(sheet) : [];
  const checked = rows.map((row): CheckedRow => {
    const order = checking.known.get(row.orderNo);
    const { state, reason } = sheetState(row, order);
    return { ...row, order, state: sent.has(row.orderNo) ? "sent" : state, reason };
  });
  const ready = checked.filter(({ state }) => state === "ready");
  const isUnsaved = ready.length > 0;
  const leaving = useLeaving({ isDirty: isUnsaved, isSubmitting: sending.isRunning, isReadOnly: !isUnsaved }, onClose);

  // a row that the network has failed is ready still
  const leftover = checked.flatMap((row) => {
    const isFailed = row.state === "ready" && failed.has(row.orderNo);
    if (row.state !== "wrong" && row.state !== "unchecked" && !isFailed) return [];
    return [{ ...row, reason: row.reason ?? failed.get(row.orderNo) }];
  });

  async function send() {
    const refused = notSent(checked).map(({ row, orderNo, company, number, reason = "" }) => ({
      row,
      cells: { orderNo, company, number },
      reason,
    }));
    await reportRefused(client, { run, kind: ImportedKind.shipping, rows: refused });
    const results = await sending.run(ready);
    setSent((before) => new Set([...before, ...results.filter(({ isDone }) => isDone).map(({ row }) => row.orderNo)]));
    const reached = new Map(results.map(({ row, isDone, reason = "" }) => [row.orderNo, { isDone, reason }]));
    const left = ready.filter(({ orderNo }) => !reached.get(orderNo)?.isDone);
    setFailed(new Map(left.map(({ orderNo }) => [orderNo, reached.get(orderNo)?.reason ?? ""])));
    // what was refused is checked anew, with what the shop has now
    await checking.run(
      rows,
      left.map(({ orderNo }) => orderNo),
    );
  }

  const toCommit = useConfirm<number, null>({
    async run() {
      void send();
      return { status: "done", result: null };
    },
    isRunning: false,
    error: undefined,
    reset: () => undefined,
  });

  function take(name: string, table: Table) {
    const whole = withHeadRow(table);
    const next = { name, table: whole, match: guessMatch(whole, companies) };
    setSheet(next);
    setEdits(none);
    void checking.run(rowsOf(next, none));
  }

  async function choose(file: File) {
    if (reading !== undefined) return;
    const { name } = file;
    setReading(name);
    setProblem(undefined);
    const outcome = await read(file, sheetLimits).catch(() => ({ problem: "unread" as const }));
    setReading(undefined);
    if ("problem" in outcome) setProblem({ name, problem: outcome.problem });
    else take(name, outcome.table);
  }

  return {
    ...{ sheet, reading, problem, rows: checked, ready, companies, fallback, checking, sending },
    ...leaving,
    isLoading: express.isLoading,
    choose,
    /** Reads rows of text, separated as a spreadsheet copies them. */
    paste: (text: string) => take(textOf(sheetText, "pasted"), pastedTable(text)),
    setPlace(column: SheetColumn, at: number | undefined) {
      if (!sheet) return;
      const next = { ...sheet, match: withPlace(sheet.match, column, at) };
      setSheet(next);
      void checking.run(rowsOf(next));
    },
    setFallback(code: string | undefined) {
      setFallback(code);
      if (sheet) void checking.run(rowsOf(sheet, edits, code));
    },
    /** Corrects a cell; the server is asked about what it has not been asked about. */
    edit(row: number, column: SheetColumn, text: string) {
      if (!sheet) return;
      const next = new Map(edits).set(row, { ...edits.get(row), [column]: text });
      setEdits(next);
      void checking.run(rowsOf(sheet, next));
    },
    /** Asks the server about the orders that it has not been asked about. */
    check: () => checking.run(rows),
    /** Sends what is ready; accounts of buyers that are closed are confirmed once for all rows. */
    async commit() {
      const closed = ready.filter(({ order }) => order?.isLogoff).length;
      if (closed > 0) toCommit.open(closed);
      else await send();
    },
    toCommit,
    /** Some rows were not sent, and can be saved. */
    hasLeftover: leftover.length > 0,
    another() {
      setImportKey(newImportKey());
      setSheet(undefined);
      setProblem(undefined);
      setSent(new Set());
      setFailed(new Map());
      checking.forget();
    },
    /** The rows that were not sent, to be corrected elsewhere. */
    saveLeftover() {
      const headings = [...sheetColumns.map((column) => textOf(sheetText, `columns.${column}`)), textOf(sheetText, "reason")];
      const table = leftover.map(({ orderNo, company, number, reason = "" }) => [orderNo, company, number, reason]);
      save(new Blob([csvText([headings, ...table])], { type: "text/csv;charset=utf-8" }), `${textOf(sheetText, "file")}.csv`);
    },
  };
}

const notSent = (rows: readonly CheckedRow[]) => rows.filter(({ state }) => state === "wrong" || state === "unchecked");

/** The state and actions of sending by sheet. */
export type OrderSheet = ReturnType<typeof useOrderSheet>;
