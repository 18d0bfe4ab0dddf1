import type { Language } from "@shopkeeper/sdk/rules/core";
import { Refusal } from "../../core/refusal";
import type { Shop } from "../../tenancy/shop";
import type { Sheet, SheetCell } from "../../ports/spreadsheets";
import { productCells, productColumns, sheetCell, sheetColumn } from "./product-cells";
import { productNaming, type ProductNaming } from "./product-naming";
import { transferMessages as messages } from "./transfer-messages";
import type { ProductExport } from "./transfer-store";

const BATCH = 100;

/**
 * The products of an export, one row for each SKU, in the order of the list.
 *
 * The ids and their order are read at one moment; each batch of products is read at a later one, so that
 * a reader who takes minutes holds no transaction open.
 */
export async function productSheet(shop: Shop, criteria: unknown, language: Language): Promise<Sheet> {
  if (!isProductExport(criteria)) throw new Refusal("exportMissing");
  return {
    title: messages.productSheet[language],
    columns: productColumns.map((column) => sheetColumn(column, language)),
    rows: rowsOf(criteria),
  };

  async function* rowsOf(query: ProductExport): AsyncGenerator<readonly SheetCell[]> {
    const naming = await productNaming(shop);
    // the first batch is read quickly, while all 100,000 ids take long
    const first = await shop.products.transfer.ids(query, BATCH);
    yield* rowsFor(first, naming);
    if (first.length < BATCH) return;
    const written = new Set(first);
    const rest = (await shop.products.transfer.ids(query)).filter((id) => !written.has(id));
    for (let start = 0; start < rest.length; start += BATCH) yield* rowsFor(rest.slice(start, start + BATCH), naming);
  }

  async function* rowsFor(ids: readonly number[], naming: ProductNaming): AsyncGenerator<readonly SheetCell[]> {
    for (const product of await shop.products.transfer.products(ids)) {
      const cellsAt = productCells(product, naming, shop.files, language);
      for (const place of product.skus.keys()) {
        const cells = cellsAt(place);
        if (cells) yield productColumns.map((column) => sheetCell(column, cells[column]));
      }
    }
  }
}

/** Whether a stored export has this release's form. */
const isProductExport = (stored: unknown): stored is ProductExport =>
  typeof stored === "object" && stored !== null && ["tab", "filter", "alertStock", "order"].every((part) => part in stored);
