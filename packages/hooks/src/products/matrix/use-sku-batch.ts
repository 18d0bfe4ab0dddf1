import { useState } from "react";
import { isFilled } from "./sku-cells";
import type { SkuCells, SkuColumn } from "./sku-column";
import type { useSkuMatrix } from "./use-sku-matrix";

/** 批量设置: cells that are copied into every row; empty ones are not. */
export function useSkuBatch(sku: ReturnType<typeof useSkuMatrix>) {
  const [cells, setCells] = useState<Partial<SkuCells>>({});
  return {
    cells,
    /** Whether there is anything to copy. */
    isFilled: sku.columns.some((column) => isFilled(column, cells[column] ?? "")),
    type: (column: SkuColumn, text: string) => setCells({ ...cells, [column]: text }),
    /** Copies it into every row; false where nothing is filled in. */
    apply(): boolean {
      const shown = Object.fromEntries(sku.columns.map((column) => [column, cells[column] ?? ""]));
      if (!sku.columns.some((column) => isFilled(column, cells[column] ?? ""))) return false;
      sku.fill(shown);
      setCells({});
      return true;
    },
  };
}
