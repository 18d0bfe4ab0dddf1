import { useText } from "@shopkeeper/hooks/core";
import { productTransferText } from "@shopkeeper/hooks/products";
import { useId, useState } from "react";
import { TextInput } from "../../core/text-input";

export interface ProductImportFixProps {
  row: number;
  /** What the column is called. */
  label: string;
  value: string;
  message: string;
  onFix: (text: string) => void;
}

/** A wrong cell, to be corrected where it stands; Enter goes on to the next one. */
export function ProductImportFix({ row, label, value, message, onFix }: ProductImportFixProps) {
  const t = useText(productTransferText);
  const id = useId();
  const [draft, setDraft] = useState({ from: value, text: value });
  if (draft.from !== value) setDraft({ from: value, text: value });
  const settle = () => draft.text !== value && onFix(draft.text);
  return (
    <span data-fix="">
      <span aria-hidden>{label}</span>
      <TextInput
        aria-label={t("import.check.cellOf", { row, column: label })}
        aria-invalid
        aria-describedby={id}
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          const fields = [...(event.currentTarget.closest("[data-body]")?.querySelectorAll<HTMLElement>("[data-fix] input") ?? [])];
          const next = fields[fields.indexOf(event.currentTarget) + 1];
          if (next) next.focus();
          else settle();
        }}
      />
      <small id={id}>{message}</small>
    </span>
  );
}
