import { labelOf, type Schema, StockImportMode } from "@shopkeeper/sdk";
import { useState } from "react";
import { type Action, useAction } from "../../core";
import { type Leaving, useLeaving, useUnsavedNote } from "../../form";
import { textOf, useLanguage } from "../../texts";
import { useClient } from "../../shop";
import type { TableChoice } from "../../files/table-file";
import { tableBlob } from "../../files/table-file/table-blob";
import { type ColumnMatch, type ImportKind, missingColumns } from "./product-import-columns";
import { type ImportLine, isLeft, reasonOf } from "./product-import-line";
import type { ImportRow } from "./product-import-rows";
import { productTransferText } from "./product-transfer-messages";
import { type ImportFileChoice, type ReadTable, useImportFile } from "./use-import-file";
import { type ImportLines, useImportLines } from "./use-import-lines";

/** The steps of an import. */
export type ImportStep = "upload" | "match" | "check" | "done";

export interface ProductImportOptions {
  read: ReadTable;
  /** Saves a file on the device. */
  save: (content: Blob, name: string) => void;
  onClose: () => void;
}

/** The state and actions of an import. */
export interface ProductImport extends Omit<ImportLines, "check" | "commit">, Leaving {
  kind: ImportKind;
  mode: Schema<"StockImportMode">;
  step: ImportStep;
  source: ImportFileChoice;
  template: Action<ImportKind, null>;
  setMode: (next: Schema<"StockImportMode">) => void;
  missing: readonly (readonly Schema<"ProductColumn">[])[];
  setKind(other: ImportKind): void;
  choose(chosen: File): Promise<void>;
  /** Reads the same file with other options. */
  reread(choice: TableChoice): Promise<void>;
  check(): Promise<void>;
  commit(): Promise<void>;
  finish: () => void;
  back: () => void;
  another(): void;
  /** Saves the rows that were not imported, for correction elsewhere. */
  saveLeftover(format: Schema<"ExportFormat">): Promise<void>;
}

/** An import of products or of stock: from choosing a file to the result of each row. */
export function useProductImport({ read, save, onClose }: ProductImportOptions): ProductImport {
  const client = useClient();
  const language = useLanguage();
  const [kind, setKind] = useState<ImportKind>("products");
  const [mode, setMode] = useState<Schema<"StockImportMode">>(StockImportMode.set);
  const [step, setStep] = useState<ImportStep>("upload");
  const source = useImportFile(kind, read);
  const { file } = source;
  const work = useImportLines(file, kind, mode);
  const isUnsaved = step === "match" || (step === "check" && (work.ready.length > 0 || work.edits.size > 0 || work.unchecked > 0));
  const template = useAction(async (of: ImportKind) => {
    const { blob, fileName = `${of}.xlsx` } = await client.download("downloadResource", { query: { resource: `${of}.xlsx` } });
    save(blob, fileName);
    return null;
  }, []);

  useUnsavedNote(isUnsaved);
  const isWriting = work.calls.progress?.does === "commit";
  const leaving = useLeaving({ isDirty: isUnsaved, isSubmitting: isWriting, isReadOnly: !isUnsaved }, onClose);

  return {
    ...work,
    ...{ kind, mode, step, source, template, setMode },
    missing: file ? missingColumns(file.match, kind) : [],
    ...leaving,
    setKind(other: ImportKind) {
      setKind(other);
      source.drop();
    },
    async choose(chosen: File) {
      if (!(await source.choose(chosen))) return;
      work.reset();
      setStep("match");
    },
    async reread(change: TableChoice) {
      const content = source.doubt?.content ?? file?.content;
      if (!content) return;
      const { sheet, encoding, withHidden = false } = (source.doubt ? undefined : file?.table.source) ?? {};
      const choice = { ...(sheet !== undefined && { sheet }), ...(encoding !== undefined && { encoding }), withHidden, ...change };
      if (!(await source.choose(content, choice))) return;
      work.reset();
      setStep("match");
    },
    async check() {
      setStep("check");
      await work.check();
    },
    async commit() {
      if (await work.commit()) setStep("done");
    },
    finish: () => setStep("done"),
    back: () => setStep(step === "done" ? "check" : "match"),
    another() {
      source.drop();
      work.reset();
      setStep("upload");
    },
    async saveLeftover(format) {
      const rows = leftoverRows(work.lines.filter(isLeft), work.rows, file?.match ?? [], language);
      save(await tableBlob(rows, format), `${textOf(productTransferText, "import.done.file")}.${format}`);
    },
  };
}

/** The rows of lines that were not imported, with a reason column; they can be corrected and imported again. */
function leftoverRows(lines: readonly ImportLine[], rows: readonly ImportRow[], match: ColumnMatch, language: string): string[][] {
  const columns = match.flatMap((column) => column ?? []);
  const byRow = new Map(rows.map((row) => [row.row, row]));
  const reason = textOf(productTransferText, "import.done.reason");
  const table = lines.flatMap((line) =>
    line.rows.map((row) => [...columns.map((column) => byRow.get(row)?.cells[column] ?? ""), reasonOf(line, row)]),
  );
  const headings = [...columns.map((column) => labelOf("ProductColumn", column, language)), reason];
  return [headings, ...table];
}
