import { inputNumber, type NumberMode, settledNumber } from "@shopkeeper/hooks/form";
import { useState } from "react";
import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { ControlRoot } from "./control-root";
import { useFieldAttributes, useIsReadOnly } from "./field-context";
import { RefusalHint } from "./refusal-hint";
import { useNumberTyping } from "./use-number-typing";
import { ReadOnlyText } from "./read-only-text";

export interface NumberInputProps extends Omit<ComponentProps<"input">, "onChange" | "value" | "color" | "min" | "max" | "step"> {
  /** The number; undefined is an empty input. */
  value: number | undefined;
  /** Gets the number when the text is a valid number; undefined when the input was emptied. */
  onChange?: (value: number | undefined) => void;
  /** The number of allowed decimals: 0, 1 or 2. */
  mode?: NumberMode;
  /** The smallest number for the arrow keys. */
  min?: number;
  /** The largest accepted number. */
  max?: number;
  /** The unit, behind the number: 元, 天, 张. */
  unit?: ReactNode;
}

/** A number, typed or stepped with the arrow keys. Text that would be another number is refused, with a reason (ADR 77). */
export function NumberInput({ value, onChange, mode = 0, min = 0, max = Number.MAX_SAFE_INTEGER, unit, ...rest }: NumberInputProps) {
  const field = useFieldAttributes();
  const [draft, setDraft] = useState("");
  // the typed text stays as it is ("1.") while it equals the value; another value from outside replaces it
  const text = inputNumber(draft) === value ? draft : value === undefined ? "" : String(value);

  const setText = (next: string) => {
    setDraft(next);
    if (inputNumber(next) !== value) onChange?.(inputNumber(next));
  };
  const typing = useNumberTyping({ text, mode, onType: setText });
  const step = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (by === 0 || rest.disabled || rest.readOnly || event.nativeEvent.isComposing) return;
    event.preventDefault();
    typing.forgive();
    setText(String(Math.min(max, Math.max(min, Number(((value ?? 0) + by).toFixed(mode))))));
  };

  if (useIsReadOnly()) {
    return (
      <ReadOnlyText>
        {value !== undefined && (
          <>
            {value} {unit}
          </>
        )}
      </ReadOnlyText>
    );
  }
  return (
    <ControlRoot data-control="">
      <input
        type="text"
        inputMode={mode === 0 ? "numeric" : "decimal"}
        autoComplete="off"
        {...field}
        {...rest}
        {...typing.handlers}
        value={typing.shown}
        onKeyDown={step}
        onBlur={(event) => {
          typing.forgive();
          setDraft(settledNumber(text));
          rest.onBlur?.(event);
        }}
      />
      <RefusalHint>{typing.refusal}</RefusalHint>
      {unit && <span data-affix="">{unit}</span>}
    </ControlRoot>
  );
}
