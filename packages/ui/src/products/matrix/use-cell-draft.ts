import { cellAmount, cellMode, type SkuColumn, skuColumns } from "@shopkeeper/hooks/products";
import { useState } from "react";
import { useNumberTyping } from "../../core/use-number-typing";

/** The attributes of an input for cells of a column. */
export function cellInput(column: SkuColumn) {
  const { kind, max } = skuColumns[column];
  const inputMode = kind === "text" ? "text" : kind === "whole" ? "numeric" : "decimal";
  return { type: "text", inputMode, autoComplete: "off", maxLength: kind === "text" ? max : undefined } as const;
}

/** The draft of a cell with the value `text`; in a column of numbers, other text is refused with a reason. */
export function useCellDraft(column: SkuColumn, text: string) {
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const { shown, ...typing } = useNumberTyping({ text: draft ?? text, mode: cellMode(column), of: cellAmount(column), onType: setDraft });
  return {
    ...typing,
    draft,
    shown,
    drop() {
      setDraft(undefined);
      typing.forgive();
    },
  };
}
