import { type CodeSet, ExportFormat, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { useColumnChoice } from "../list/use-column-choice";

/** What a file is to hold, as a call takes it; what is left out is as usual. */
export interface ExportChoice<Column extends string> {
  columns?: Column[];
  format?: Schema<"ExportFormat">;
  /** The picked rows alone, joined by a comma. */
  ids?: string;
}

export interface ExportChoiceOptions<Column extends string> {
  /** The code set of the columns, by which the account's choice is kept. */
  set: CodeSet;
  /** All columns, in the order of a file. */
  columns: readonly Column[];
  /** The ids of the picked rows. */
  picked?: readonly (string | number)[] | undefined;
  /** How many rows the filter finds, where the list knows it. */
  total?: number | undefined;
}

/** What an export is to hold. */
export interface ExportChoosing<Column extends string> {
  set: CodeSet;
  columns: readonly Column[];
  total: number | undefined;
  format: Schema<"ExportFormat">;
  setFormat: (next: Schema<"ExportFormat">) => void;
  isPicked: boolean;
  chosen: ExportChoice<Column>;
  picked: number;
  shown: number;
  setPicked: (isOn: boolean) => void;
  has: (column: string) => boolean;
  show: (column: string, isOn: boolean) => void;
  showAll: (isOn: boolean) => void;
  /** Keeps the columns for the next export. */
  keep(): void;
  /** Takes back what was not kept. */
  forget: () => void;
}

/** What an export is to hold: the picked rows or the filtered ones, in which format, and the columns, which are kept for the next one. */
export function useExportChoice<Column extends string>({
  set,
  columns,
  picked = [],
  total,
}: ExportChoiceOptions<Column>): ExportChoosing<Column> {
  const kept = useColumnChoice(`export-${set}`);
  const [draft, setDraft] = useState<ReadonlySet<string>>();
  const [format, setFormat] = useState<Schema<"ExportFormat">>(ExportFormat.xlsx);
  const [isFilterChosen, setFilterChosen] = useState(false);
  const hidden = draft ?? kept.hidden;
  const shown = columns.filter((column) => !hidden.has(column));
  const isPicked = picked.length > 0 && !isFilterChosen;
  const chosen: ExportChoice<Column> = {
    ...(shown.length < columns.length && { columns: shown }),
    ...(format !== ExportFormat.xlsx && { format }),
    ...(isPicked && { ids: picked.join(",") }),
  };

  return {
    ...{ set, columns, total, format, setFormat, isPicked, chosen },
    picked: picked.length,
    shown: shown.length,
    setPicked: (isOn: boolean) => setFilterChosen(!isOn),
    has: (column: string) => !hidden.has(column),
    show: (column: string, isOn: boolean) =>
      setDraft(new Set(isOn ? [...hidden].filter((other) => other !== column) : [...hidden, column])),
    showAll: (isOn: boolean) => setDraft(new Set(isOn ? [] : columns)),
    keep() {
      if (draft) kept.hide([...draft]);
      setDraft(undefined);
    },
    forget: () => setDraft(undefined),
  };
}
