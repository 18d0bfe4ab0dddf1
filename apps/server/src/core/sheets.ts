import type { Language } from "@shopkeeper/sdk/rules/core";
import type { Sheet } from "../ports/spreadsheets";
import type { Download } from "./download";
import { Refusal } from "./refusal";
import type { Shop } from "./shop";

/** Writes the table behind a named export; refuses a question that it cannot read. */
export type WriteSheet = (shop: Shop, question: unknown, language: Language) => Promise<Sheet>;

/** Makes an empty table to fill in. */
export type MakeTemplate = (language: Language) => Download;

/** The exports of all domains by the first word of their files' names, and their templates by the names that downloads give. */
export interface SheetParts {
  exports: ReadonlyMap<string, WriteSheet>;
  templates: ReadonlyMap<string, MakeTemplate>;
}

/** The tables that the domains export and import. */
export const sheetsOf = ({ exports, templates }: SheetParts) => ({
  /** The table behind a named export; what an older version has named and this one cannot read has run out. */
  exported(shop: Shop, { fileName, question }: { fileName: string; question: unknown }, language: Language) {
    const write = exports.get(fileName.split("-")[0] ?? "");
    if (!write) throw new Refusal("exportMissing");
    return write(shop, question, language);
  },

  /** A template by its name; undefined when there is none. */
  template: (name: string, language: Language) => templates.get(name)?.(language),
});

/** What `sheetsOf` gives. */
export type Sheets = ReturnType<typeof sheetsOf>;
