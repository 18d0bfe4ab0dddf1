import { type ComponentProps, useState } from "react";

export interface DraftInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "type"> {
  /** The value shown while nobody types. */
  value: string;
  /** Gets the typed text when the input is left or Enter is pressed; a text that the caller rejects is dropped. */
  onCommit: (typed: string) => void;
}

/** An input whose text is committed when it is complete: half of 2026-02-01 is no date yet. */
export function DraftInput({ value, onCommit, onBlur, onKeyDown, ...rest }: DraftInputProps) {
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    if (draft !== undefined && draft !== value) onCommit(draft.trim());
    setDraft(undefined);
  };
  return (
    <input
      type="text"
      autoComplete="off"
      {...rest}
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={(event) => {
        commit();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !event.nativeEvent.isComposing) commit();
        onKeyDown?.(event);
      }}
    />
  );
}
