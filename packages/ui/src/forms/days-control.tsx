import { isList } from "@shopkeeper/sdk/rules/core";
import { useText } from "@shopkeeper/hooks/texts";
import { formText } from "@shopkeeper/hooks/forms/shared";
import { FieldContext, useFieldGroupAttributes } from "../core/field-context";
import { RemovableTag } from "../core/removable-tag";
import type { ControlProps } from "./control-props";
import { MomentInput } from "./moment-input";
import { MomentRow } from "./moment-row";

/** Several days, each added as soon as it is typed or chosen. */
export function DaysControl({ field, value, onChange, isDisabled }: ControlProps<"date">) {
  const t = useText(formText);
  const group = useFieldGroupAttributes();
  const days = isList(value) ? value : [];
  return (
    <MomentRow role="group" {...group}>
      {days.length > 0 && (
        <ul>
          {days.map((day) => (
            <RemovableTag key={String(day)} onRemove={isDisabled ? undefined : () => onChange(days.filter((each) => each !== day))}>
              {String(day)}
            </RemovableTag>
          ))}
        </ul>
      )}
      <FieldContext value={undefined}>
        <MomentInput
          value={null}
          unit={field.unit}
          format={field.format}
          label={t("controls.addDay")}
          isDisabled={isDisabled}
          onChange={(day) => day !== null && !days.includes(day) && onChange([...days, day].toSorted())}
        />
      </FieldContext>
    </MomentRow>
  );
}
