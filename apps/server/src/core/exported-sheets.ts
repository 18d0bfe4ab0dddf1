import type { Language } from "@shopkeeper/sdk/rules/core";
import { productSheet } from "../products/transfer/product-sheet";
import { productTemplate, stockTemplate } from "../products/transfer/import-templates";
import type { Sheet } from "../ports/spreadsheets";
import type { Download } from "./download";
import { Refusal } from "./refusal";
import type { Shop } from "./shop";

type WriteSheet = (shop: Shop, question: unknown, language: Language) => Promise<Sheet>;

/** Every domain whose rows are exported, by the first word of its files' names; whoever writes some adds itself here. */
const writers: Readonly<Record<string, WriteSheet | undefined>> = { product: productSheet };

/** Empty tables to fill in, by the name that a download gives. */
const templates: Readonly<Record<string, ((language: Language) => Download) | undefined>> = {
  "products.xlsx": productTemplate,
  "stock.xlsx": stockTemplate,
};

/** The table behind a named export; what an older version has named and this one cannot read has run out. */
export function exportedSheet(shop: Shop, { fileName, question }: { fileName: string; question: unknown }, language: Language) {
  const write = writers[fileName.split("-")[0] ?? ""];
  if (!write) throw new Refusal("exportMissing");
  return write(shop, question, language);
}

/** A template by its name; undefined when there is none. */
export const importTemplate = (name: string, language: Language) =>
  Object.hasOwn(templates, name) ? templates[name]?.(language) : undefined;
