import { fieldValue, type FormField, type FormTemplate, type FormValue, type FormValues, initialValues } from "@shopkeeper/sdk/forms";
import { problemSentence, type ProblemRule, submissionOf } from "@shopkeeper/sdk/forms";
import { type Action } from "../core";
import { type SchemaForm, useSchemaForm } from "../form";
import { textIn, useLanguage } from "../texts";
import { fieldName } from "./field-name";
import { templateSchema, type TemplateValues } from "./template-schema";

/** The submitted values by model key, and the id of the edited row. */
export type Submission = FormValues & { readonly id?: number };

/** The options of a template form. */
export interface TemplateFormOptions<Result> {
  template: FormTemplate;
  /** The edited row; its values override the initial values of the template. */
  edited?: Readonly<Record<string, unknown>>;
  /** The id of that row, which is sent along. */
  id?: number;
  action: Action<Submission, Result>;
  /** The key of the draft; without it no draft is kept. */
  draftKey?: string;
  isReadOnly?: boolean;
  onDone?: (result: Result) => void;
}

/** Filling in a template. */
export interface TemplateFormState extends SchemaForm<TemplateValues> {
  template: FormTemplate;
  nameOf: (field: FormField) => string;
  change(field: FormField, value: FormValue): void;
  /** Called on blur of a field. */
  leave(field: FormField): void;
  /** The message of an invalid field, in the current language. */
  explain: (field: FormField, message: string) => string;
  /** Resets the form to its initial values. */
  reset: () => void;
}

/**
 * Filling in a template: its fields in order, their values, their errors, and submitting them.
 *
 * Typed values are validated on blur, chosen values at once (specification, section 5); an invalid field is validated with
 * each key, so that its error is removed as soon as it is valid.
 */
export function useTemplateForm<Result>({
  template,
  edited,
  id,
  action,
  isReadOnly = false,
  ...rest
}: TemplateFormOptions<Result>): TemplateFormState {
  const language = useLanguage();
  const begun = initialValues(template, edited);
  const values = Object.fromEntries(template.fields.map(({ model }) => [fieldName(model), begun[model]]));
  const named = (input: TemplateValues) =>
    Object.fromEntries(template.fields.map((field) => [field.model, fieldValue(field, input[fieldName(field.model)])]));

  const { form, ...state } = useSchemaForm<TemplateValues, Result>({
    ...rest,
    schema: templateSchema(template),
    values,
    action: {
      ...action,
      run: (input) => action.run({ ...submissionOf(template, named(input)), ...(id !== undefined && { id }) }),
    },
    isReadOnly: isReadOnly || template.isDisabled,
    wireNames: Object.fromEntries(template.fields.map(({ model }) => [model, fieldName(model)])),
  });

  const isTextEntry = (field: FormField) => field.kind === "text" || field.kind === "number";

  return {
    ...state,
    form,
    template,
    nameOf: (field: FormField) => fieldName(field.model),
    change(field: FormField, value: FormValue) {
      const name = fieldName(field.model);
      form.setValue(name, value, {
        shouldDirty: true,
        shouldValidate: !isTextEntry(field) || form.getFieldState(name).error !== undefined,
      });
    },
    leave(field: FormField) {
      if (isTextEntry(field)) void form.trigger(fieldName(field.model));
    },
    explain: (field: FormField, message: string) => (isRule(message) ? textIn(language, problemSentence(field, message)) : message),
    reset: () => form.reset(values, { keepDirtyValues: false }),
  };
}

const isRule = (message: string): message is ProblemRule => /^[a-z]+(:\d+)?$/.test(message);
