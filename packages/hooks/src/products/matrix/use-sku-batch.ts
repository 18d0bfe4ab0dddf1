import { useState } from "react";
import { isFilled } from "./sku-cells";
import type { SkuCells, SkuColumn } from "./sku-column";
import type { SkuGrid } from "./use-sku-matrix";

/** 批量设置: cells that are copied to every row; empty cells are not. */
export interface SkuBatch {
  cells: Partial<SkuCells>;
  /** Whether any cell is filled. */
  isFilled: boolean;
  type: (column: SkuColumn, text: string) => void;
  /** Copies the cells to every row; false if none is filled. */
  apply(): boolean;
}

/** 批量设置: cells that are copied to every row; empty cells are not. */
export function useSkuBatch(sku: SkuGrid): SkuBatch {
  const [cells, setCells] = useState<Partial<SkuCells>>({});
  return {
    cells,
    isFilled: sku.columns.some((column) => isFilled(column, cells[column] ?? "")),
    type: (column: SkuColumn, text: string) => setCells({ ...cells, [column]: text }),
    apply(): boolean {
      const shown = Object.fromEntries(sku.columns.map((column) => [column, cells[column] ?? ""]));
      if (!sku.columns.some((column) => isFilled(column, cells[column] ?? ""))) return false;
      sku.fill(shown);
      setCells({});
      return true;
    },
  };
}
