import { useState } from "react";
import type { CellBlock } from "./sku-cells";
import { type Paste, pasteBlock } from "./sku-paste";
import type { SkuGrid } from "./use-sku-matrix";

/** Pasting a block into the grid. */
export interface SkuPaste {
  /** A paste that would leave something out, waiting for confirmation. */
  doubtful: Paste | undefined;
  paste(block: CellBlock, text: string): void;
  confirm: () => void;
  cancel: () => void;
}

/** Pasting a block into the grid: at once if every cell accepts its text, else after the person has seen what would be left out. */
export function useSkuPaste({ matrix, columns, setMatrix, isReadOnly }: SkuGrid, onPasted: (cells: number) => void): SkuPaste {
  const [doubtful, setDoubtful] = useState<Paste | undefined>(undefined);
  const apply = (paste: Paste) => {
    setDoubtful(undefined);
    setMatrix(paste.matrix);
    onPasted(paste.taken);
  };
  return {
    doubtful,
    paste(block: CellBlock, text: string) {
      if (isReadOnly || text === "") return;
      const paste = pasteBlock(matrix, block, columns, text);
      const isWhole = paste.faults.length === 0 && paste.beyond.rows === 0 && paste.beyond.columns === 0;
      if (isWhole) apply(paste);
      else setDoubtful(paste);
    },
    confirm: () => doubtful && apply(doubtful),
    cancel: () => setDoubtful(undefined),
  };
}
