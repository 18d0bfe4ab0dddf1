import { isList } from "@shopkeeper/sdk/rules/core";
import { coreText, useText } from "@shopkeeper/hooks/texts";
import { formText } from "@shopkeeper/hooks/forms/shared";
import type { FormValue } from "@shopkeeper/sdk/forms";
import { FieldContext, useFieldGroupAttributes } from "../core/field-context";
import { MomentInput, type MomentInputProps } from "./moment-input";
import { MomentRow } from "./moment-row";

export interface MomentRangeProps extends Omit<MomentInputProps, "label" | "onChange"> {
  onChange: (value: FormValue) => void;
  startText: string;
  endText: string;
}

/** A start and an end. */
export function MomentRange({ value, onChange, startText, endText, ...input }: MomentRangeProps) {
  const t = useText(formText);
  const core = useText(coreText);
  const group = useFieldGroupAttributes();
  const [start = "", end = ""] = isList(value) ? value : [];
  const change = (next: readonly [FormValue, FormValue]) => onChange(next.every((each) => each === "") ? null : next);
  return (
    <MomentRow role="group" {...group}>
      <FieldContext value={undefined}>
        <MomentInput {...input} value={start} label={startText || t("controls.start")} onChange={(next) => change([next ?? "", end])} />
        <span>{core("form.to")}</span>
        <MomentInput {...input} value={end} label={endText || t("controls.end")} onChange={(next) => change([start, next ?? ""])} />
      </FieldContext>
    </MomentRow>
  );
}
