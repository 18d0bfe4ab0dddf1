import type { Text } from "@shopkeeper/sdk/rules/core";
import {
  type FieldProblems,
  fieldProblems,
  type Fields,
  type FieldUses,
  recordInput,
  type RecordRules,
  type RecordValues,
  recordValues,
  titlesOf,
} from "@shopkeeper/sdk/rules/records";
import { currentLanguage, textIn } from "../texts";
import { fieldIn, formSchema, isFieldOf, type Problems } from "./form-schema";
import type { FormModel } from "./use-versioned-form";

export interface RecordFormOptions<Table extends Fields, Input, Stored, Own extends object> {
  /** The values of a new record that are not empty. */
  initial?: Partial<RecordValues<Table, Input>>;
  /** The rows, and the fields that only the form has. */
  own: (stored: Stored | undefined) => Own;
  /** The rows of a request, which have a different shape in the form. */
  rows?: (values: RecordValues<Table, Input> & Own) => Partial<NoInfer<Input>>;
  /** When further fields apply, by the fields that only the form has. */
  uses?: FieldUses<RecordValues<Table, Input> & Own>;
}

/** The form of a record of the contract. */
export interface RecordForm<Table extends Fields, Values extends object, Input, Stored> {
  /** The values of a stored record, or of a new one. */
  valuesOf: (stored?: Stored) => Values;
  /** When fields apply, by the form's values. */
  uses: FieldUses<Values>;
  inputOf: (values: Values) => Input;
  /** The message of each invalid field or path. */
  problemsOf: (values: Values, now: Date) => Problems<Values>;
  /** The titles of the fields. */
  labels: { readonly [Name in keyof Table]?: Text };
  /** The values on which other fields depend; texts and numbers, which only their own input shows, are empty. */
  choicesOf: (values: Values) => Values;
  /** With `only`, just those fields are validated, such as the fields that an edit may change. */
  model: (now: () => Date, only?: readonly string[]) => FormModel<Values, Stored>;
}

/** The form of a record: its values, its rules and its request, from the contract's fields. */
export function recordForm<Table extends Fields, Input extends object, Stored extends object, Own extends object>(
  rules: Omit<RecordRules<Table, Input>, "uses"> & { readonly uses: FieldUses<RecordValues<Table, Input>> },
  options: RecordFormOptions<Table, Input, Stored, Own>,
): RecordForm<Table, RecordValues<Table, Input> & Own, Input, Stored> {
  type Values = RecordValues<Table, Input> & Own;
  const { fields, conflicts } = rules;
  const uses: FieldUses<Values> = { ...rules.uses, ...options.uses };
  const valuesOf = (stored?: Stored): Values => ({
    ...recordValues<Table, Input>(fields, stored, options.initial ?? {}),
    ...options.own(stored),
  });
  const inputOf = (values: Values) => ({ ...recordInput<Table, Input, Values>(fields, values, uses), ...options.rows?.(values) });
  const problemsOf = (values: Values, now: Date, only?: readonly string[]) => {
    const problems: FieldProblems = { ...conflicts(inputOf(values), now), ...fieldProblems(fields, values, uses) };
    const found: { [Name in keyof Values]?: string } = {};
    for (const [path, text] of Object.entries(problems))
      if (isFieldOf(values, path) && (only?.includes(fieldIn(path)) ?? true)) found[path] = textIn(currentLanguage(), text);
    return found;
  };
  const typed = Object.entries(recordValues<Table, Input>(fields, undefined, {})).filter(
    ([name, value]) => value === null || fields[name]?.kind === "text",
  );
  return {
    ...{ valuesOf, uses, inputOf, problemsOf, labels: titlesOf(fields) },
    choicesOf: (values) => ({ ...values, ...Object.fromEntries(typed) }),
    model: (now, only) => ({ schema: formSchema<Values>((values) => problemsOf(values, now(), only)), valuesOf }),
  };
}
