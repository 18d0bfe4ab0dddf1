import type { Language } from "@shopkeeper/sdk/rules/core";
import type { Sheet, SheetCell } from "../ports/spreadsheets";
import type { Download } from "./download";
import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";

/** Writes the table of an export; refuses criteria that it cannot read. */
export type WriteSheet = (shop: Shop, criteria: unknown, language: Language) => Promise<Sheet>;

/** Makes an empty table to fill in. */
export type MakeTemplate = (language: Language) => Download;

/** The exports of all domains by the prefix of their file names, and their templates by download name. */
export interface SheetParts {
  exports: ReadonlyMap<string, WriteSheet>;
  templates: ReadonlyMap<string, MakeTemplate>;
}

/** The table of an export. */
export interface NamedSheet {
  kind: string;
  criteria: unknown;
  /** The chosen columns in the order of the file; null for all. */
  columns: readonly string[] | null;
}

/** The tables that the domains export and import. */
export const sheetsOf = ({ exports, templates }: SheetParts) => ({
  /** The table of an export; criteria of an older version that this one cannot read count as expired. */
  async exported(shop: Shop, { kind, criteria, columns }: NamedSheet, language: Language) {
    const write = exports.get(kind);
    if (!write) throw new Refusal("exportMissing");
    const sheet = await write(shop, criteria, language);
    return columns ? withColumns(sheet, columns) : sheet;
  },

  /** A template by its name; undefined when there is none. */
  template: (name: string, language: Language) => templates.get(name)?.(language),
});

/** The result of `sheetsOf`. */
export type Sheets = ReturnType<typeof sheetsOf>;

/** A table with some of its columns; columns that this version lacks are left out. */
function withColumns({ title, columns, rows }: Sheet, keys: readonly string[]): Sheet {
  const places = keys.flatMap((key) => {
    const place = columns.findIndex((column) => column.key === key);
    return place < 0 ? [] : [place];
  });
  return { title, columns: places.flatMap((place) => columns[place] ?? []), rows: chosenCells(rows, places) };
}

async function* chosenCells(rows: AsyncIterable<readonly SheetCell[]>, places: readonly number[]) {
  for await (const row of rows) yield places.map((place) => row[place] ?? null);
}
