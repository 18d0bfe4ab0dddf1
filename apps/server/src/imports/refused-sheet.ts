import { ImportedKind, labels } from "@shopkeeper/sdk/contract";
import type { Language, Text } from "@shopkeeper/sdk/rules/core";
import { refusedRowTexts } from "@shopkeeper/sdk/rules/products";
import type { Shop } from "../tenancy/shop";
import type { Sheet, SheetCell } from "../ports/spreadsheets";

const BATCH = 500;

/** The refused rows of an import under the headings of its kind, with the reason of each. */
export async function refusedSheet(shop: Shop, { key, kind }: { key: string; kind: string }, language: Language): Promise<Sheet> {
  const headings: Readonly<Record<string, Text>> = kind === ImportedKind.shipping ? labels.ShippingColumn : labels.ProductColumn;
  const held = await shop.imports.refusedColumns(key);
  const columns = Object.entries(headings).filter(([column]) => held.has(column));
  return {
    title: refusedRowTexts.file[language],
    columns: [...columns, ["reason", refusedRowTexts.reason] as const].map(([column, text]) => ({
      key: column,
      heading: text[language],
      width: 20,
    })),
    rows: rows(),
  };

  async function* rows(): AsyncGenerator<readonly SheetCell[]> {
    let last = 0;
    for (let isOver = false; !isOver;) {
      const batch = await shop.imports.refusedAfter(key, last, BATCH);
      for (const { cells, reason } of batch) yield [...columns.map(([column]) => cells[column] ?? null), reason];
      last = batch.at(-1)?.row ?? last;
      isOver = batch.length < BATCH;
    }
  }
}
