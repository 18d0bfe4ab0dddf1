import { coreText, useText } from "@shopkeeper/hooks/texts";
import { X } from "lucide-react";
import { PasswordInput } from "../core/password-input";
import { TextInput } from "../core/text-input";
import { Textarea } from "../core/textarea";
import { styled } from "../theme/styled";
import type { ControlProps } from "./control-props";

/** A line, several lines, or a password. */
export function TextControl({ field, value, onChange, onBlur, isDisabled }: ControlProps<"text">) {
  const core = useText(coreText);
  const text = String(value ?? "");
  const shared = {
    value: text,
    onChange,
    onBlur,
    disabled: isDisabled,
    readOnly: field.isReadOnly,
    placeholder: field.placeholder,
    maxLength: field.maxLength,
  };
  if (field.variant === "password") return <PasswordInput {...shared} />;
  if (field.variant === "lines") return <Textarea {...shared} rows={field.rows} hasCounter={field.hasCounter} />;
  const canClear = field.isClearable && text !== "" && !isDisabled && !field.isReadOnly;
  return (
    <TextInput
      {...shared}
      hasCounter={field.hasCounter}
      leading={field.before && <Affix data-clip="">{field.before}</Affix>}
      trailing={
        (canClear || field.after) && (
          <>
            {canClear && (
              <Clear type="button" aria-label={core("actions.clear")} onClick={() => onChange("")}>
                <X size={14} aria-hidden />
              </Clear>
            )}
            {field.after && <Affix data-clip="">{field.after}</Affix>}
          </>
        )
      }
    />
  );
}

/** Text before or after the input, which leaves room for it at any length. */
const Affix = styled("span", {
  base: { display: "block", maxWidth: "min(8rem, 20cqi)", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
});

const Clear = styled("button", {
  base: {
    padding: "0.5",
    borderRadius: "sm",
    cursor: "pointer",
    _hover: { color: "fg" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
  },
});
