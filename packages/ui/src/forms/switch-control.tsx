import { sameAs } from "@shopkeeper/sdk/forms";
import { useFieldAttributes } from "../core/field-context";
import { Switch } from "../core/switch";
import { styled } from "../theme/styled";
import type { ControlProps } from "./control-props";

/** A choice of two values, with a text for each if the template has them. */
export function SwitchControl({ field, value, onChange, isDisabled }: ControlProps<"switch">) {
  const { "aria-required": _isRequired, ...attributes } = useFieldAttributes();
  const isOn = sameAs(field.on, value);
  return (
    <Root>
      {field.offText && <span data-faint={isOn || undefined}>{field.offText}</span>}
      <Switch {...attributes} isOn={isOn} disabled={isDisabled} onChange={(next) => onChange(next ? field.on : field.off)} />
      {field.onText && <span data-faint={isOn ? undefined : ""}>{field.onText}</span>}
    </Root>
  );
}

const Root = styled("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minHeight: "control",
    fontSize: "body",
    "& > [data-faint]": { color: "fg.subtle" },
  },
});
