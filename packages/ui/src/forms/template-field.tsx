import type { TemplateFormState } from "@shopkeeper/hooks/forms/shared";
import { type FormField, type FormIssue, fieldValue } from "@shopkeeper/sdk/forms";
import { useController } from "react-hook-form";
import { TemplateControl } from "./template-control";
import { TemplateFieldLayout } from "./template-field-layout";
import { TemplateGap } from "./template-gap";

export interface TemplateFieldProps {
  form: TemplateFormState;
  field: FormField;
  /** Problems shown to the designer of the template. */
  issues: readonly FormIssue[];
}

/** One field of a template, with its label, its value and its error. */
export function TemplateField({ form, field, issues }: TemplateFieldProps) {
  const { field: control, fieldState } = useController({ control: form.form.control, name: form.nameOf(field) });
  const message = fieldState.error?.message;
  const error = message === undefined || fieldState.error?.type === "server" ? message : form.explain(field, message);
  const isReadOnly = form.isReadOnly || ("isReadOnly" in field && field.isReadOnly === true);
  return (
    <TemplateFieldLayout field={field} error={error} isGroup={isGroup(field)} isReadOnly={isReadOnly}>
      <TemplateControl
        field={field}
        value={fieldValue(field, control.value)}
        onChange={(value) => form.change(field, value)}
        onBlur={() => form.leave(field)}
        isDisabled={form.isReadOnly || field.isDisabled}
      />
      {issues.map((issue) => (
        <TemplateGap key={`${issue.fault} ${issue.what}`} {...issue} />
      ))}
    </TemplateFieldLayout>
  );
}

/** Whether a field's control consists of several controls, which its label names as a group. */
function isGroup(field: FormField): boolean {
  switch (field.kind) {
    case "radio":
    case "checkbox":
    case "rate":
    case "slider":
      return true;
    case "time":
      return field.isRange;
    case "date":
      return field.isRange || field.isMultiple;
    default:
      return false;
  }
}
