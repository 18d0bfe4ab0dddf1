import { labels, type Schema } from "@shopkeeper/sdk";
import { headingKey } from "../../files/table-file/heading-row";
import { otherHeadings } from "./product-heading-messages";

/** A column of a product's row in a spreadsheet. */
export type ProductColumn = Schema<"ProductColumn">;

/** What a file brings: products whole, or stock alone. */
export type ImportKind = "products" | "stock";

/** Which column each heading of a file stands for; undefined for one that is ignored. */
export type ColumnMatch = readonly (ProductColumn | undefined)[];

/** Chosen by hand before: a heading → its column, or null where it is ignored. */
export type RememberedColumns = Readonly<Record<string, ProductColumn | null>>;

/** All columns, in the order of an export. */
export const productColumns = Object.keys(labels.ProductColumn).filter((key): key is ProductColumn => key in labels.ProductColumn);
const shownOnly: readonly ProductColumn[] = ["shelf", "sales"];
const ofStock: readonly ProductColumn[] = ["product", "skuNumber", "name", "sku", "barCode", "stock"];

/** The columns that an import may take, in the order of an export. */
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

/** The headings that are known, with those that were chosen by hand before. */
export const knownHeadings = (remembered: RememberedColumns): readonly string[] => [...columnOf.keys(), ...Object.keys(remembered)];

/** The column that each heading probably means, each used once; earlier choices come first. */
export function guessColumns(headings: readonly string[], kind: ImportKind, remembered: RememberedColumns): ColumnMatch {
  const free = new Set(importColumns(kind));
  const wanted = headings.map((heading) => {
    const key = headingKey(heading);
    return Object.hasOwn(remembered, key) ? (remembered[key] ?? undefined) : columnOf.get(key);
  });
  return wanted.map((column) => (column !== undefined && free.delete(column) ? column : undefined));
}

/** The match with another column at a heading; its former heading loses it. */
export const withColumn = (match: ColumnMatch, at: number, column: ProductColumn | undefined): ColumnMatch =>
  match.map((other, place) => (place === at ? column : other === column ? undefined : other));

/** What a match lacks before anything can be checked: the names of columns of which one is enough. */
export function missingColumns(match: ColumnMatch, kind: ImportKind): readonly (readonly ProductColumn[])[] {
  const needed: readonly (readonly ProductColumn[])[] =
    kind === "stock" ? [["skuNumber", "product", "barCode"], ["stock"]] : [["product", "name"]];
  return needed.filter((any) => !any.some((column) => match.includes(column)));
}
