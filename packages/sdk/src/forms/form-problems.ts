import { numberOf, scalarOf } from "./attributes";
import { fieldProblem, type Matching, type ProblemRule } from "./field-problem";
import { fieldValue } from "./field-value";
import type { FormField, FormTemplate } from "./form-template";

/** One field of a submission that needs a change. */
export interface FormProblem {
  readonly field: FormField;
  readonly rule: ProblemRule;
}

/**
 * What is wrong with submitted values, in the order of the template, one problem a field.
 *
 * Numbers and options may come as text, as other clients send them; anything else must be of the kind that its field holds.
 * Values that the template does not name are not looked at: whoever takes the submission knows what it keeps.
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

/** Whether reading a value for a field leaves nothing of it out: no object, no list where one thing belongs, no word as a number. */
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
