import { numberOf, scalarOf } from "./attributes";
import { fieldProblem, type Matching, type ProblemRule } from "./field-problem";
import { fieldValue } from "./field-value";
import type { FormField, FormTemplate } from "./form-template";

/** A field of a submission with a problem. */
export interface FormProblem {
  readonly field: FormField;
  readonly rule: ProblemRule;
}

/**
 * The problems of submitted values in template order, at most one per field.
 *
 * Numbers and options may be text, as other clients send them; other values must have the field's type. Values that are
 * not in the template are ignored.
 */
export function formProblems(
  { fields, isDisabled }: FormTemplate,
  values: Readonly<Record<string, unknown>>,
  matches?: Matching,
): FormProblem[] {
  if (isDisabled) return [];
  return fields.flatMap((field) => {
    const raw = Object.hasOwn(values, field.model) ? values[field.model] : undefined;
    const rule = isOfKind(field, raw) ? fieldProblem(field, fieldValue(field, raw), matches) : "kind";
    return rule ? [{ field, rule }] : [];
  });
}

/** Whether reading the value for the field loses nothing of it. */
function isOfKind(field: FormField, raw: unknown): boolean {
  if (raw === undefined || raw === null || raw === "") return true;
  if (!isPlain(raw) || (Array.isArray(raw) && !holdsSeveral(field))) return false;
  const isNumeric = field.kind === "number" || field.kind === "rate" || field.kind === "slider";
  return !isNumeric || [raw].flat().every((each) => numberOf(each) !== undefined);
}

function holdsSeveral(field: FormField): boolean {
  switch (field.kind) {
    case "checkbox":
    case "picture":
      return true;
    case "select":
      return field.isMultiple;
    case "cascader":
      return field.isMultiple || field.isPath;
    case "slider":
    case "time":
      return field.isRange;
    case "date":
      return field.isRange || field.isMultiple;
    default:
      return false;
  }
}

const isPlain = (value: unknown, depth = 3): boolean =>
  scalarOf(value) !== undefined || value === null || (depth > 0 && Array.isArray(value) && value.every((each) => isPlain(each, depth - 1)));
