import { useText } from "@shopkeeper/hooks/texts";
import { type CellBlock, type SkuCursor, skuText, writeBlock } from "@shopkeeper/hooks/products";
import { type RefObject, useEffect } from "react";
import { useLatestRef } from "../../core/use-latest-ref";
import type { SkuPart } from "./sku-part";

export interface GridClipboardOptions extends Pick<SkuPart, "sku" | "say"> {
  grid: RefObject<HTMLDivElement | null>;
  cursor: SkuCursor;
  paste: (block: CellBlock, text: string) => void;
}

/** Copies and pastes blocks while a cell has the focus; the events come to the page, not to the cell. */
export function useGridClipboard(options: GridClipboardOptions) {
  const t = useText(skuText);
  const latest = useLatestRef({ ...options, t });
  const { grid } = options;
  useEffect(() => {
    const isOurs = () =>
      document.activeElement instanceof HTMLElement &&
      document.activeElement.dataset.at !== undefined &&
      grid.current?.contains(document.activeElement);
    const copy = (event: ClipboardEvent) => {
      if (!isOurs()) return;
      const { cursor, sku, say, t: words } = latest();
      event.clipboardData?.setData("text/plain", writeBlock(sku.matrix, cursor.block));
      event.preventDefault();
      say(words("grid.copied", { count: cursor.block.keys.length * cursor.block.columns.length }));
    };
    const paste = (event: ClipboardEvent) => {
      if (!isOurs()) return;
      event.preventDefault();
      const { cursor, paste: take, say, t: words } = latest();
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (text === "") say(words("grid.nothingToPaste"));
      else take(cursor.block, text);
    };
    document.addEventListener("copy", copy);
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("copy", copy);
      document.removeEventListener("paste", paste);
    };
  }, [grid, latest]);
}
