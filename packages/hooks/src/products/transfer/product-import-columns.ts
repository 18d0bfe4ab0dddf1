import { labels, type Schema } from "@shopkeeper/sdk";
import { headingKey } from "../../files/table-file/heading-row";
import { otherHeadings } from "./product-heading-messages";

/** A column of a product's row in a spreadsheet. */
export type ProductColumn = Schema<"ProductColumn">;

/** The content of a file: whole products, or stock only. */
export type ImportKind = "products" | "stock";

/** The column of each heading of a file; undefined for an ignored heading. */
export type ColumnMatch = readonly (ProductColumn | undefined)[];

/** Choices made by hand before: heading → column, or null for an ignored heading. */
export type RememberedColumns = Readonly<Record<string, ProductColumn | null>>;

/** All columns, in export order. */
export const productColumns = Object.keys(labels.ProductColumn).filter((key): key is ProductColumn => key in labels.ProductColumn);
const shownOnly: readonly ProductColumn[] = ["shelf", "sales"];
const ofStock: readonly ProductColumn[] = ["product", "skuNumber", "name", "sku", "barCode", "stock"];

/** The columns allowed in an import, in export order. */
export const importColumns = (kind: ImportKind): readonly ProductColumn[] =>
  kind === "stock" ? ofStock : productColumns.filter((column) => !shownOnly.includes(column));

const ofOneRow: readonly ProductColumn[] = [
  ...(["skuNumber", "sku", "skuImage", "price", "vipPrice", "cost", "otPrice", "stock"] as const),
  ...(["barCode", "weight", "volume", "brokerage", "brokerageTwo", "stockPlace"] as const),
];

/** Whether a column has the same text in all rows of a product. */
export const isShared = (column: ProductColumn) => !ofOneRow.includes(column);

const columnOf = new Map<string, ProductColumn>(
  productColumns.flatMap((column) =>
    [...Object.values(labels.ProductColumn[column]), column, ...(otherHeadings[column] ?? [])].map(
      (name) => [headingKey(name), column] as const,
    ),
  ),
);

/** The known headings, including those chosen by hand before. */
export const knownHeadings = (remembered: RememberedColumns): readonly string[] => [...columnOf.keys(), ...Object.keys(remembered)];

/** The probable column of each heading, each used once; earlier choices come first. */
export function guessColumns(headings: readonly string[], kind: ImportKind, remembered: RememberedColumns): ColumnMatch {
  const free = new Set(importColumns(kind));
  const wanted = headings.map((heading) => {
    const key = headingKey(heading);
    return Object.hasOwn(remembered, key) ? (remembered[key] ?? undefined) : columnOf.get(key);
  });
  return wanted.map((column) => (column !== undefined && free.delete(column) ? column : undefined));
}

/** The match with another column at a heading; the previous heading loses that column. */
export const withColumn = (match: ColumnMatch, at: number, column: ProductColumn | undefined): ColumnMatch =>
  match.map((other, place) => (place === at ? column : other === column ? undefined : other));

/** The missing columns of a match before a check: groups of columns, of which one per group is enough. */
export function missingColumns(match: ColumnMatch, kind: ImportKind): readonly (readonly ProductColumn[])[] {
  const needed: readonly (readonly ProductColumn[])[] =
    kind === "stock" ? [["skuNumber", "product", "barCode"], ["stock"]] : [["product", "name"]];
  return needed.filter((any) => !any.some((column) => match.includes(column)));
}
