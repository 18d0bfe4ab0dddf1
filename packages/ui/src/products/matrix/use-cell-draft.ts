import { restrictCell, type SkuColumn, skuColumns } from "@shopkeeper/hooks/products";
import { type ChangeEvent, type CompositionEvent, useState } from "react";

/** The attributes of an input for cells of a column. */
export function cellInput(column: SkuColumn) {
  const { kind, max } = skuColumns[column];
  const inputMode = kind === "text" ? "text" : kind === "whole" ? "numeric" : "decimal";
  return { type: "text", inputMode, autoComplete: "off", maxLength: kind === "text" ? max : undefined } as const;
}

/** The draft of a cell, restricted to what its column allows once an input method has composed its word. */
export function useCellDraft(column: SkuColumn) {
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const [composed, setComposed] = useState<string | undefined>(undefined);
  return {
    draft: composed ?? draft,
    drop: () => setDraft(undefined),
    handlers: {
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        nativeEvent instanceof InputEvent && nativeEvent.isComposing
          ? setComposed(target.value)
          : setDraft(restrictCell(column, target.value)),
      onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
        setComposed(undefined);
        setDraft(restrictCell(column, event.currentTarget.value));
      },
    },
  };
}
