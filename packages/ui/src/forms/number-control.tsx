import { useText } from "@shopkeeper/hooks/texts";
import { formText, stepped, parseNumber } from "@shopkeeper/hooks/forms/shared";
import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { ControlRoot } from "../core/control-root";
import { useFieldAttributes } from "../core/field-context";
import type { ControlProps } from "./control-props";

/** A number of any size and sign, typed, or stepped with its buttons and the arrow keys. */
export function NumberControl({ field, value, onChange, onBlur, isDisabled }: ControlProps<"number">) {
  const t = useText(formText);
  const attributes = useFieldAttributes();
  const [draft, setDraft] = useState("");
  const number = typeof value === "number" ? value : null;
  // the typed text stays as it is ("-", "1.") while it equals the value
  const text = parseNumber(draft) === number ? draft : (number?.toString() ?? "");

  const change = (next: string) => {
    setDraft(next);
    const meant = parseNumber(next);
    if (meant !== number) onChange(meant);
  };
  const step = (by: 1 | -1) => change(String(stepped(number, by, field)));
  const onKey = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : undefined;
    if (!by || isDisabled || event.nativeEvent.isComposing) return;
    event.preventDefault();
    step(by);
  };
  const button = (by: 1 | -1) => (
    <button
      type="button"
      data-affix=""
      tabIndex={-1} // the arrow keys do the same
      disabled={isDisabled}
      aria-label={t(by > 0 ? "controls.increase" : "controls.decrease")}
      onClick={() => step(by)}
    >
      {by > 0 ? <Plus size={14} aria-hidden /> : <Minus size={14} aria-hidden />}
    </button>
  );

  return (
    <ControlRoot data-control="" style={{ maxWidth: "14rem" }}>
      {button(-1)}
      <input
        type="text"
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        {...attributes}
        aria-valuenow={number ?? undefined}
        aria-valuemin={field.min}
        aria-valuemax={field.max}
        placeholder={field.placeholder}
        disabled={isDisabled}
        readOnly={field.isReadOnly}
        value={text}
        style={{ textAlign: "center" }}
        onKeyDown={onKey}
        onChange={(event) => change(event.target.value)}
        onBlur={() => {
          if (parseNumber(draft) === null) setDraft("");
          onBlur();
        }}
      />
      {button(1)}
    </ControlRoot>
  );
}
