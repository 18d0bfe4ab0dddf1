import type { ShippingTemplateFormState, TemplateForm } from "@shopkeeper/hooks/shipping";
import type { ReactNode } from "react";
import type { FieldPathByValue } from "react-hook-form";
import { NumberInput } from "../core/number-input";
import { FormItem } from "../form/form-item";

/** A number in a row of a template. */
export type TemplateFieldName = FieldPathByValue<TemplateForm, number | null>;

export interface TemplateAmountProps {
  template: ShippingTemplateFormState;
  name: TemplateFieldName;
  label: string;
  unit: ReactNode;
  /** It takes whole numbers only. */
  isWhole?: boolean;
}

/** A quantity or a price in a row of a shipping template. */
export function TemplateAmount({ template, name, label, unit, isWhole = false }: TemplateAmountProps) {
  return (
    <div>
      <FormItem form={template.form} name={name} label={label} isRequired>
        {({ value, onChange, ...field }) => (
          <NumberInput
            {...field}
            value={value ?? undefined}
            onChange={(next) => onChange(next ?? null)}
            mode={isWhole ? 0 : 2}
            unit={unit}
          />
        )}
      </FormItem>
    </div>
  );
}
