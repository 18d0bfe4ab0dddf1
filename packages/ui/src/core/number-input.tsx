import { restrictNumber, settledNumber, inputNumber } from "@shopkeeper/hooks/core";
import type { NumberMode } from "@shopkeeper/hooks/core";
import { useState } from "react";
import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { ControlRoot } from "./control-root";
import { useFieldAttributes } from "./field-context";

export interface NumberInputProps extends Omit<ComponentProps<"input">, "onChange" | "value" | "color" | "min" | "max" | "step"> {
  value: number | undefined;
  onChange?: (value: number | undefined) => void;
  /** How many decimals it takes: 0, 1 or 2. */
  mode?: NumberMode;
  /** Where the arrow keys stop. */
  min?: number;
  max?: number;
  /** What is counted, behind the number: 元, 天, 张. */
  unit?: ReactNode;
}

/** A number, typed or stepped with the arrow keys; anything but digits and the decimals allowed is not taken. What an input method composes is looked at when it is done. */
export function NumberInput({ value, onChange, mode = 0, min = 0, max = Number.MAX_SAFE_INTEGER, unit, ...rest }: NumberInputProps) {
  const field = useFieldAttributes();
  const [draft, setDraft] = useState("");
  const [composed, setComposed] = useState<string | undefined>(undefined);
  // what is typed stays as it is ("1.") while it means the value; another value from outside replaces it
  const text = inputNumber(draft) === value ? draft : value === undefined ? "" : String(value);

  const setValue = (next: string) => {
    const restricted = restrictNumber(next, mode);
    setDraft(restricted);
    setComposed(undefined);
    if (inputNumber(restricted) !== value) onChange?.(inputNumber(restricted));
  };
  const step = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (by === 0 || rest.disabled || rest.readOnly || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setValue(String(Math.min(max, Math.max(min, Number(((value ?? 0) + by).toFixed(mode))))));
  };

  return (
    <ControlRoot data-control="">
      <input
        type="text"
        inputMode={mode === 0 ? "numeric" : "decimal"}
        autoComplete="off"
        {...field}
        {...rest}
        value={composed ?? text}
        onKeyDown={step}
        onChange={({ target, nativeEvent }) =>
          nativeEvent instanceof InputEvent && nativeEvent.isComposing ? setComposed(target.value) : setValue(target.value)
        }
        onCompositionEnd={(event) => setValue(event.currentTarget.value)}
        onBlur={(event) => {
          setDraft(settledNumber(text));
          rest.onBlur?.(event);
        }}
      />
      {unit && <span data-affix="">{unit}</span>}
    </ControlRoot>
  );
}
