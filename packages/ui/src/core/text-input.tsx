import { coreText, useText } from "@shopkeeper/hooks/texts";
import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { ControlRoot } from "./control-root";
import { useFieldAttributes, useFieldLabel, useIsReadOnly } from "./field-context";
import { ReadOnlyText } from "./read-only-text";

export interface TextInputProps extends Omit<ComponentProps<"input">, "onChange" | "value" | "color"> {
  /** The text; undefined is empty. */
  value: string | undefined;
  /** Gets the text with every key. */
  onChange?: (value: string) => void;
  /** Offers an x while there is something to clear. */
  isClearable?: boolean;
  /** Shows how much of `maxLength` is used. */
  hasCounter?: boolean;
  /** Inside, before the text. */
  leading?: ReactNode;
  /** Inside, behind the text. */
  trailing?: ReactNode;
}

/** A line of text. */
export function TextInput({ value = "", onChange, isClearable = false, hasCounter = false, leading, trailing, ...rest }: TextInputProps) {
  const t = useText(coreText);
  const field = useFieldAttributes();
  const label = useFieldLabel() ?? rest["aria-label"] ?? "";
  if (useIsReadOnly()) return <ReadOnlyText>{value}</ReadOnlyText>;
  return (
    <ControlRoot data-control="">
      {leading && (
        <span data-affix="" aria-hidden>
          {leading}
        </span>
      )}
      <input type="text" autoComplete="off" {...field} {...rest} value={value} onChange={(event) => onChange?.(event.target.value)} />
      {isClearable && value !== "" && !rest.disabled && (
        <button type="button" data-affix="" aria-label={t("form.clear", { label })} onClick={() => onChange?.("")}>
          <X size={14} aria-hidden />
        </button>
      )}
      {hasCounter && rest.maxLength !== undefined && (
        <span data-affix="" data-counter="">
          {t("form.counter", { length: [...value].length, max: rest.maxLength })}
        </span>
      )}
      {trailing && <span data-affix="">{trailing}</span>}
    </ControlRoot>
  );
}
