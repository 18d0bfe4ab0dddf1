import { useText } from "@shopkeeper/hooks/texts";
import { type SkuColumn, skuText } from "@shopkeeper/hooks/products";
import { useId } from "react";
import { RefusalHint } from "../../core/refusal-hint";
import type { SkuNote } from "./sku-notes";
import { cellInput, useCellDraft } from "./use-cell-draft";

export interface SkuCardFieldProps {
  /** `data-field`, by which it is focused. */
  id?: string;
  column: SkuColumn;
  /** The SKU or group that it belongs to. */
  name: string;
  text: string;
  note?: SkuNote | undefined;
  isReadOnly: boolean;
  onChange: (text: string) => void;
}

/** One field of a card; its draft is committed on blur and Enter. */
export function SkuCardField({ id, column, name, text, note, isReadOnly, onChange }: SkuCardFieldProps) {
  const t = useText(skuText);
  const { draft, shown, refusal, drop, handlers } = useCellDraft(column, text);
  const noteId = useId();
  const settle = () => {
    if (draft !== undefined) onChange(draft);
    drop();
  };
  return (
    <label>
      <span>{t(`columns.${column}`)}</span>
      <input
        {...cellInput(column)}
        {...handlers}
        data-field={id}
        readOnly={isReadOnly}
        aria-label={`${name} ${t(`columns.${column}`)}`}
        aria-invalid={note?.isProblem || undefined}
        aria-describedby={note && noteId}
        value={shown}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault(); // prevents a submit of the form
          settle();
        }}
        onBlur={settle}
      />
      <RefusalHint>{refusal}</RefusalHint>
      {note && (
        <small id={noteId} data-note={note.isProblem ? "problem" : "warning"}>
          {note.text}
        </small>
      )}
    </label>
  );
}
