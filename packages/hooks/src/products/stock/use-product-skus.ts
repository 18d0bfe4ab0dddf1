import type { Schema } from "@shopkeeper/sdk";
import { useMemo, useState } from "react";
import { lastPage } from "../../list";
import { useRead } from "../../core";
import { type SkuLine, skuLines } from "./product-stock-lines";

/** The number of SKUs per page of a drawer: a product may have thousands. */
const pageRows = 100;

/** A product with its SKUs, a page of them at a time. */
export interface ProductSkus {
  info: Schema<"ProductInfo"> | undefined;
  /** The product as first loaded. */
  read: Schema<"ProductInfo"> | undefined;
  specs: string[];
  lines: SkuLine[];
  /** The SKUs on the current page. */
  shown: SkuLine[];
  page: number;
  pageRows: number;
  total: number;
  setPage: (next: number) => void;
  /** The page of a SKU. */
  pageOf: (key: string) => number;
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** A product with its SKUs, one page at a time; `newest` replaces the loaded data after another editor's change. */
export function useProductSkus(id: number, newest: Schema<"ProductInfo"> | undefined): ProductSkus {
  const read = useRead("getProduct", { path: { id } });
  const info = newest ?? read.data;
  const { specs, lines } = useMemo(() => (info ? skuLines(info) : { specs: [], lines: [] }), [info]);
  const [page, setPage] = useState(1);
  const shownPage = Math.min(page, lastPage(lines.length, pageRows));
  const from = (shownPage - 1) * pageRows;
  return {
    info,
    read: read.data,
    specs,
    lines,
    shown: useMemo(() => lines.slice(from, from + pageRows), [lines, from]),
    page: shownPage,
    pageRows,
    total: lines.length,
    setPage,
    pageOf: (key: string) => Math.floor(lines.findIndex((line) => line.key === key) / pageRows) + 1,
    isLoading: info === undefined && read.error === undefined,
    error: info ? undefined : read.error,
    retry: read.retry,
  };
}
