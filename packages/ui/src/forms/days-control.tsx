import { useText } from "@shopkeeper/hooks/core";
import { formText } from "@shopkeeper/hooks/forms/shared";
import type { FormValue } from "@shopkeeper/sdk/forms";
import { useState } from "react";
import { FieldContext, useFieldGroupAttributes } from "../core/field-context";
import { RemovableTag } from "../core/removable-tag";
import type { ControlProps } from "./control-props";
import { MomentInput } from "./moment-input";
import { MomentRow } from "./moment-row";

/** Several days: one is added with Enter or by leaving its input, since a year that is being typed is already a day. */
export function DaysControl({ field, value, onChange, isDisabled }: ControlProps<"date">) {
  const t = useText(formText);
  const group = useFieldGroupAttributes();
  const [draft, setDraft] = useState<FormValue>(null);
  const days = Array.isArray(value) ? value : [];
  const add = () => {
    if (draft !== null && !days.includes(draft)) onChange([...days, draft].toSorted());
    setDraft(null);
  };
  return (
    <MomentRow role="group" {...group}>
      {days.length > 0 && (
        <ul>
          {days.map((day) => (
            <RemovableTag
              key={String(day)}
              removeLabel={t("controls.drop", { name: String(day) })}
              onRemove={isDisabled ? undefined : () => onChange(days.filter((each) => each !== day))}
            >
              {String(day)}
            </RemovableTag>
          ))}
        </ul>
      )}
      <span
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault(); // a day is added, nothing is sent
          add();
        }}
      >
        <FieldContext value={undefined}>
          <MomentInput
            value={draft}
            unit={field.unit}
            format={field.format}
            label={t("controls.addDay")}
            isDisabled={isDisabled}
            onChange={setDraft}
          />
        </FieldContext>
      </span>
    </MomentRow>
  );
}
