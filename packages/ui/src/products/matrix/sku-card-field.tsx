import { useText } from "@shopkeeper/hooks/core";
import { restrictCell, type SkuColumn, skuColumns, skuText } from "@shopkeeper/hooks/products";
import { useId, useState } from "react";
import type { SkuNote } from "./sku-notes";

export interface SkuCardFieldProps {
  /** `data-field`, by which it is found to be focused. */
  id?: string;
  column: SkuColumn;
  /** What it belongs to. */
  name: string;
  text: string;
  note?: SkuNote | undefined;
  isReadOnly: boolean;
  onChange: (text: string) => void;
}

/** One field of a card; its draft is committed on blur and Enter. */
export function SkuCardField({ id, column, name, text, note, isReadOnly, onChange }: SkuCardFieldProps) {
  const t = useText(skuText);
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const [composed, setComposed] = useState<string | undefined>(undefined);
  const noteId = useId();
  const { kind, max } = skuColumns[column];
  const settle = () => {
    if (draft !== undefined) onChange(draft);
    setDraft(undefined);
  };
  return (
    <label>
      <span>{t(`columns.${column}`)}</span>
      <input
        type="text"
        inputMode={kind === "text" ? "text" : kind === "whole" ? "numeric" : "decimal"}
        autoComplete="off"
        data-field={id}
        readOnly={isReadOnly}
        aria-label={`${name} ${t(`columns.${column}`)}`}
        aria-invalid={note?.isProblem || undefined}
        aria-describedby={note && noteId}
        maxLength={kind === "text" ? max : undefined}
        value={composed ?? draft ?? text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ target, nativeEvent }) =>
          nativeEvent instanceof InputEvent && nativeEvent.isComposing
            ? setComposed(target.value)
            : setDraft(restrictCell(column, target.value))
        }
        onCompositionEnd={(event) => {
          setComposed(undefined);
          setDraft(restrictCell(column, event.currentTarget.value));
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault(); // the form is not submitted
          settle();
        }}
        onBlur={settle}
      />
      {note && (
        <small id={noteId} data-note={note.isProblem ? "problem" : "warning"}>
          {note.text}
        </small>
      )}
    </label>
  );
}
