import { type TemplateFormOptions, type TemplateSource, useTemplateForm } from "@shopkeeper/hooks/forms/shared";
import { FromTemplate } from "./from-template";
import { TemplateForm, type TemplateFormProps } from "./template-form";

export interface NamedFormProps<Result>
  extends Omit<TemplateFormOptions<Result>, "template">, Omit<TemplateFormProps, "form" | "notice" | "issues"> {
  source: TemplateSource;
}

/**
 * The form of a template, given by its name or its content, with everything from loading it to sending the values. Other content
 * is another form: it needs another `key`.
 */
export function NamedForm<Result>({ source, ...form }: NamedFormProps<Result>) {
  const key = `${"name" in source ? source.name : ""} ${form.id ?? ""}`;
  return <FromTemplate source={source}>{(template) => <Filled key={key} {...form} template={template} />}</FromTemplate>;
}

function Filled<Result>({
  parts,
  onCancel,
  label,
  ...options
}: Omit<NamedFormProps<Result>, "source"> & Pick<TemplateFormOptions<Result>, "template">) {
  const form = useTemplateForm(options);
  return <TemplateForm form={form} parts={parts} onCancel={onCancel} label={label} />;
}
