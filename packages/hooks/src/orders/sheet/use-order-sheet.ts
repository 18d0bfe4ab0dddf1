import { ImportedKind, type Schema } from "@shopkeeper/sdk";
import { useMemo, useState } from "react";
import { type Bulk, useBulk } from "../../list";
import { importRun, newImportKey, reportRefused } from "../../files";
import { type Leaving, type Question, useConfirm, useLeaving } from "../../form";
import { textOf } from "../../texts";
import { useClient } from "../../shop";
import { type EncodingPreview, type TableChoice, type TableProblem } from "../../files/table-file";
import { tableBlob } from "../../files/table-file/table-blob";
import { useExpressCompanies } from "../send/use-express-companies";
import { checkedRows } from "./checked-rows";
import { type SheetColumn, sheetColumns } from "./sheet-column";
import { sheetText } from "./sheet-messages";
import type { SheetRow } from "./sheet-rows";
import { type CheckedRow, sheetSendCall } from "./sheet-send-call";
import { type MatchedSheetOptions, type NamedSheet, useMatchedSheet } from "./use-matched-sheet";
import { type OrderCheck, useOrderCheck } from "./use-order-check";

export interface OrderSheetOptions extends Pick<MatchedSheetOptions, "read"> {
  /** Saves a file on the device. */
  save: (content: Blob, name: string) => void;
  onClose: () => void;
}

const noRows: readonly SheetRow[] = [];

/** The state and actions of sending by sheet. */
export interface OrderSheet extends Leaving {
  sheet: NamedSheet | undefined;
  reading: string | undefined;
  problem: { name: string; problem: TableProblem | "unread" } | undefined;
  fallback: string | undefined;
  /** A file with uncertain encoding, and a preview in each encoding. */
  doubt: { name: string; encodings: readonly EncodingPreview[] } | undefined;
  /** Reads the same file with other options. */
  reread: (choice: TableChoice) => Promise<void>;
  setPlace: (column: SheetColumn, at: number | undefined) => Promise<void>;
  setFallback: (code: string | undefined) => Promise<void>;
  edit: (row: number, column: SheetColumn, text: string) => Promise<void>;
  rows: CheckedRow[];
  ready: CheckedRow[];
  companies: Schema<"ShopCompany">[];
  checking: OrderCheck;
  sending: Bulk<CheckedRow>;
  isLoading: boolean;
  choose: (file: File) => Promise<void>;
  /** Reads text rows as copied from a spreadsheet. */
  paste: (text: string) => Promise<void>;
  /** Requests the orders that were not requested yet. */
  check: () => Promise<void>;
  /** Sends the rows that are ready; closed buyer accounts are confirmed once for all rows. */
  commit(): Promise<void>;
  toCommit: Question<number>;
  /** Some rows were not sent and can be saved. */
  hasLeftover: boolean;
  another(): void;
  /** Saves the rows that were not sent, for correction elsewhere. */
  saveLeftover(format: Schema<"ExportFormat">): Promise<void>;
}

/** Sending orders by a carrier's sheet: reading the file, checking rows with the server, correcting them, and sending the ready rows. */
export function useOrderSheet({ read, save, onClose }: OrderSheetOptions): OrderSheet {
  const express = useExpressCompanies();
  const [sent, setSent] = useState<ReadonlySet<number>>(new Set());
  const [failed, setFailed] = useState<ReadonlyMap<number, string>>(new Map());
  const checking = useOrderCheck();
  const { companies } = express;
  // only unchecked orders are requested
  const matched = useMatchedSheet({ companies, read, onMatched: (rows) => void checking.run(rows) });
  const { sheet, reading, problem, doubt, reread, fallback, setPlace, setFallback, edit } = matched;
  const { known } = checking;
  const rows = sheet?.rows ?? noRows;
  const client = useClient();
  const [importKey, setImportKey] = useState(newImportKey);
  const run = importRun(importKey, sheet?.name ?? "", rows.length);
  const sending = useBulk(sheetSendCall(run), ["orders", "imports"]);

  // thousands of rows; the language does not change while the dialog is open
  const checked = useMemo(() => checkedRows(rows, known, sent), [rows, known, sent]);
  const ready = useMemo(() => checked.filter(({ state }) => state === "ready"), [checked]);
  const isUnsaved = ready.length > 0;
  const leaving = useLeaving({ isDirty: isUnsaved, isSubmitting: sending.isRunning, isReadOnly: !isUnsaved }, onClose);

  const leftover = useMemo(
    () =>
      checked.flatMap((row) => {
        // a row whose request failed by network is still ready
        const isFailed = (row.state === "ready" || row.state === "joined") && failed.has(row.joins ?? row.row);
        if (row.state !== "wrong" && row.state !== "unchecked" && !isFailed) return [];
        return [{ ...row, reason: failed.get(row.joins ?? row.row) ?? row.reason }];
      }),
    [checked, failed],
  );

  async function send() {
    const refused = leftover.map(({ row, orderNo, company, number, goods, count, reason = "" }) => ({
      row,
      cells: { orderNo, company, number, goods, count },
      reason,
    }));
    await reportRefused(client, { run, kind: ImportedKind.shipping, rows: refused });
    const results = await sending.run(ready);
    setSent((before) => new Set([...before, ...results.filter(({ isDone }) => isDone).map(({ row }) => row.row)]));
    const reached = new Map(results.map(({ row, isDone, reason = "" }) => [row.row, { isDone, reason }]));
    const left = ready.filter(({ row }) => !reached.get(row)?.isDone);
    setFailed(new Map(left.map(({ row }) => [row, reached.get(row)?.reason ?? ""])));
    // refused rows are checked again with the shop's current data
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

  return {
    ...{ sheet, reading, problem, doubt, reread, fallback, setPlace, setFallback, edit },
    ...{ rows: checked, ready, companies, checking, sending },
    ...leaving,
    isLoading: express.isLoading,
    choose: (file: File) => matched.open(file.name, file),
    paste: (text: string) => matched.open(textOf(sheetText, "pasted"), text),
    check: () => checking.run(rows),
    async commit() {
      const closed = ready.filter(({ order }) => order?.isLogoff).length;
      if (closed > 0) toCommit.open(closed);
      else await send();
    },
    toCommit,
    hasLeftover: leftover.length > 0,
    another() {
      setImportKey(newImportKey());
      matched.drop();
      setSent(new Set());
      setFailed(new Map());
      checking.forget();
    },
    async saveLeftover(format) {
      const headings = [...sheetColumns.map((column) => textOf(sheetText, `columns.${column}`)), textOf(sheetText, "reason")];
      const table = leftover.map(({ orderNo, company, number, goods, count, reason = "" }) => [
        orderNo,
        company,
        number,
        goods,
        count,
        reason,
      ]);
      save(await tableBlob([headings, ...table], format), `${textOf(sheetText, "file")}.${format}`);
    },
  };
}
