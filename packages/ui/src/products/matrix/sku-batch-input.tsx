import { cellAmount, cellMode, type SkuColumn } from "@shopkeeper/hooks/products";
import { RefusalHint } from "../../core/refusal-hint";
import { useNumberTyping } from "../../core/use-number-typing";
import { cellInput } from "./use-cell-draft";

export interface SkuBatchInputProps {
  column: SkuColumn;
  label: string;
  text: string;
  onType: (text: string) => void;
  onEnter: () => void;
}

/** One input of 批量设置. */
export function SkuBatchInput({ column, label, text, onType, onEnter }: SkuBatchInputProps) {
  const { shown, refusal, forgive, handlers } = useNumberTyping({ text, mode: cellMode(column), of: cellAmount(column), onType });
  return (
    <>
      <input
        {...cellInput(column)}
        {...handlers}
        aria-label={label}
        value={shown}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault(); // prevents a submit of the form
          onEnter();
        }}
        onBlur={forgive}
      />
      <RefusalHint>{refusal}</RefusalHint>
    </>
  );
}
