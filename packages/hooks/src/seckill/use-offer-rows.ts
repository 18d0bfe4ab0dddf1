import { useMemo, useState } from "react";
import type { KnownProduct, KnownSku } from "./offer-form";

/** A row of the editor's table: a product, or one of its SKUs by index. */
export interface OfferRow {
  readonly key: string;
  readonly product: KnownProduct;
  /** The product's index in the form. */
  readonly at: number;
  readonly sku?: KnownSku;
  /** The SKU's index in its product. */
  readonly place: number;
}

const pageRows = 30;

/** The rows of the editor's table, each product above its SKUs, in pages. */
export interface OfferRows {
  shown: readonly OfferRow[];
  page: number;
  pageRows: number;
  total: number;
  setPage: (next: number) => void;
  /** The page of a SKU. */
  pageOf: (at: number, place: number) => number;
}

/** The rows of the editor's table, each product above its SKUs, in pages: input stays fast in a table of thousands of rows. */
export function useOfferRows(products: readonly KnownProduct[]): OfferRows {
  const [wanted, setPage] = useState(1);
  // the same rows during input: none renders again
  const all = useMemo(() => products.flatMap(rowsOf), [products]);
  const pages = Math.max(1, Math.ceil(all.length / pageRows));
  const page = Math.min(wanted, pages);
  const shown = useMemo(() => pageOf(all, page), [all, page]);
  return {
    shown,
    page,
    pageRows,
    total: all.length,
    setPage,
    pageOf: (at: number, place: number) => {
      const before = products.slice(0, at).reduce((rows, { attrValue }) => rows + 1 + attrValue.length, 0);
      return Math.floor((before + 1 + place) / pageRows) + 1;
    },
  };
}

const rowsOf = (product: KnownProduct, at: number): readonly OfferRow[] => [
  { key: `p${product.id}`, product, at, place: -1 },
  ...product.attrValue.map((sku, place) => ({ key: `s${sku.attrValueId}`, product, at, sku, place })),
];

/** The rows of a page; a page that starts within a product's SKUs has a row for that product first. */
function pageOf(all: readonly OfferRow[], page: number): readonly OfferRow[] {
  const rows = all.slice((page - 1) * pageRows, page * pageRows);
  const [first] = rows;
  if (!first?.sku) return rows;
  const { product, at } = first;
  return [{ key: `p${product.id}`, product, at, place: -1 }, ...rows];
}
