import { type CodeSet, ExportFormat, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { useColumnChoice } from "../list/use-column-choice";

/** The content of an export file in a request; omitted fields have their defaults. */
export interface ExportChoice<Column extends string> {
  columns?: Column[];
  format?: Schema<"ExportFormat">;
  /** The ids of the picked rows, joined by commas; only these are exported. */
  ids?: string;
}

export interface ExportChoiceOptions<Column extends string> {
  /** The code set of the columns, under which the account's choice is stored. */
  set: CodeSet;
  /** All columns, in the order of a file. */
  columns: readonly Column[];
  /** The ids of the picked rows. */
  picked?: readonly (string | number)[] | undefined;
  /** The number of rows that the filter finds, if the list knows it. */
  total?: number | undefined;
}

/** The choice of an export's content. */
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
  /** Stores the columns for the next export. */
  keep(): void;
  /** Reverts the changes that were not stored. */
  forget: () => void;
}

/** The choice of an export's content: picked or filtered rows, the format, and the columns, which are stored for the next export. */
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
