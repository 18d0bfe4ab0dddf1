import { useState } from "react";
import type { OfferedProduct, OfferedSku } from "./offer-form";

/** A row of the editor's table: a product, or one of its SKUs by its place. */
export interface OfferRow {
  readonly key: string;
  readonly product: OfferedProduct;
  /** The product's place in the form. */
  readonly at: number;
  readonly sku?: OfferedSku;
  /** The SKU's place in its product. */
  readonly place: number;
}

const pageRows = 100;

/** The rows of the editor's table, a product above its SKUs, so many on a page: a table of thousands stays quick to type in. */
export function useOfferRows(products: readonly OfferedProduct[]) {
  const [wanted, setPage] = useState(1);
  const all = products.flatMap((product, at): OfferRow[] => [
    { key: `p${product.id}`, product, at, place: -1 },
    ...product.attrValue.map((sku, place) => ({ key: `s${sku.attrValueId}`, product, at, sku, place })),
  ]);
  const pages = Math.max(1, Math.ceil(all.length / pageRows));
  const page = Math.min(wanted, pages);
  const shown = all.slice((page - 1) * pageRows, page * pageRows);
  const first = shown[0];
  return {
    // a page that begins amid the SKUs of a product says which
    shown: first?.sku ? [{ ...first, key: `p${first.product.id}`, sku: undefined, place: -1 }, ...shown] : shown,
    page,
    pageRows,
    total: all.length,
    setPage,
    /** The page that has a SKU. */
    pageOf: (at: number, place: number) =>
      Math.floor(
        Math.max(
          0,
          all.findIndex((row) => row.at === at && row.place === place),
        ) / pageRows,
      ) + 1,
  };
}
