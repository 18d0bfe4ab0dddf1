import { fieldMessages } from "./field-messages";
import type { Field, FieldProblems, Fields, FieldUses, RecordChoices, RecordRules } from "./field";
import { momentOf } from "../time";
import { fill, lengthOf, type Text, type TextParams } from "../core";

/** The maximum digits of an id and the comma after it. */
const ID_LENGTH = 11;

/** The problems of a record at `now`, by field: that of the field itself, else one between several fields. */
export const recordProblems = <Table extends Fields, Input extends RecordChoices<Table, Input>>(
  { fields, uses, conflicts }: RecordRules<Table, Input>,
  input: Input,
  now: Date,
): FieldProblems => ({ ...conflicts(input, now), ...fieldProblems(fields, input, uses) });

/** The problem of each field by itself; a field that does not apply is not checked. */
export function fieldProblems<Values extends object>(fields: Fields, values: Values, uses: FieldUses<Values> = {}): FieldProblems {
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const isUsed = uses[name];
      if (isUsed && !isUsed(values)) return [];
      const problem = fieldProblem(isUsed ? usedField(field) : field, given.get(name));
      return problem ? [[name, problem]] : [];
    }),
  );
}

/** A field that applies is required, and not the number that represents none. */
export function usedField(field: Field): Field {
  const isNoneLeast = field.none !== undefined && field.none === field.min;
  return { ...field, required: true, ...(isNoneLeast && { min: field.min + 1 }) };
}

/** The problem of the value of a field. */
export function fieldProblem(field: Field, value: unknown): Text | undefined {
  if (isEmpty(value) || (field.required && value === field.none && value !== field.min))
    return field.required ? promptOf(field) : undefined;
  switch (field.kind) {
    case "dateTime":
      return momentOf(String(value)) ? undefined : promptOf(field);
    case "text":
      return textProblem(field, lengthOf(String(value).trim()));
    case "whole":
    case "yuan":
    case "cents":
    case "decimal":
    case "price":
      return numberProblem(field, Number(value));
    case "ids":
    case "list":
      return countProblem(field, value);
    default:
      return undefined;
  }
}

/** The maximum number of entries that a list, or a text of ids, certainly accepts. */
export const mostEntries = ({ maxItems, maxLength }: Pick<Field, "maxItems" | "maxLength">) =>
  maxItems ?? (maxLength === undefined ? Number.POSITIVE_INFINITY : Math.floor((maxLength + 1) / ID_LENGTH));

/** The prompt for a field: 请输入优惠券名称. */
export function promptOf(field: Field): Text {
  if (field.prompt) return field.prompt;
  const isChosen = ["dateTime", "code", "id", "ids", "list", "object"].includes(field.kind);
  return say(isChosen ? "choose" : "enter", field);
}

function textProblem(field: Field, length: number) {
  const { minLength: min = 0, maxLength: max = Number.POSITIVE_INFINITY } = field;
  return length > max ? say("long", field, { max }) : length < min ? say("short", field, { min }) : undefined;
}

function numberProblem(field: Field, value: number) {
  const { kind, min = 0, max = Number.MAX_SAFE_INTEGER } = field;
  const isWhole = kind === "whole" || kind === "yuan" || kind === "cents";
  const isRight = value >= min && value <= max && (!isWhole || Number.isInteger(value));
  return isRight ? undefined : say(isWhole ? "whole" : "number", field, { min, max });
}

function countProblem(field: Field, value: unknown) {
  const count = Array.isArray(value) ? value.length : String(value).split(",").length;
  return count > mostEntries(field) ? say(field.kind === "list" ? "rows" : "many", field, { max: mostEntries(field) }) : undefined;
}

function isEmpty(value: unknown) {
  if (typeof value === "string") return value.trim() === "";
  return value === null || value === undefined || Number.isNaN(value) || (Array.isArray(value) && value.length === 0);
}

const say = (key: keyof typeof fieldMessages, { title }: Field, limits: TextParams = {}) =>
  fill(fieldMessages[key], { title: withinSentence(title), ...limits });

/** A title within a sentence: "Face value" becomes "face value", "SKU" stays. */
const withinSentence = (title: Text = { zh: "", en: "value" }): Text => ({
  zh: title.zh,
  en: title.en.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase()),
});
