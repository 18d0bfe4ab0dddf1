import { type ComponentProps, useState } from "react";

export interface DraftInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "type"> {
  /** What is shown while nobody types. */
  value: string;
  /** Told of what was typed, when the input is left or Enter is pressed; what it does not take is forgotten. */
  onCommit: (typed: string) => void;
}

/** An input whose text counts when it is complete: a date on the way to 2026-02-01 is none yet. */
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
