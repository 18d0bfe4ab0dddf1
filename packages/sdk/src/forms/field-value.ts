import { addressesIn } from "./addresses-in";
import { numberOf, scalarOf } from "./attributes";
import { everyBranch, branchesOnPath } from "./branches";
import type { FormField, FormOption, FormValue } from "./form-template";
import { sameAs } from "./same-as";

/**
 * Converts any value, also from a database or another client, to one that the field can hold.
 *
 * Options are compared loosely, since stored 1 and "1" mean the same choice; unknown ones stay. A value of an unusable
 * type becomes the field's empty value.
 */
export function fieldValue(field: FormField, raw: unknown): FormValue {
  switch (field.kind) {
    case "text":
    case "file":
      return textOf(raw) ?? "";
    case "number":
      return numberOf(raw) ?? null;
    case "rate":
      return numberOf(raw) ?? 0;
    case "radio":
      return chosen(field.options, raw);
    case "select":
      return field.isMultiple ? listOf(raw).map((each) => chosen(field.options, each)) : chosen(field.options, raw);
    case "checkbox":
      return listOf(raw).flatMap((each) => chosen(field.options, each) ?? []);
    case "cascader":
      return cascaderValue(field, raw);
    case "switch":
      return sameAs(field.on, raw) ? field.on : sameAs(field.off, raw) ? field.off : (scalarOf(raw) ?? field.off);
    case "slider":
      return field.isRange ? edges(raw, field.min, field.max) : (numberOf(raw) ?? field.min);
    case "time":
      return field.isRange ? pairOf(raw) : textOf(raw) || null;
    case "date":
      return field.isRange
        ? pairOf(raw)
        : field.isMultiple
          ? listOf(raw).flatMap((each) => scalarOf(each) ?? [])
          : (scalarOf(raw) ?? null) || null;
    case "time-select":
    case "color":
      return textOf(raw) || null;
    case "picture":
      return pictureValue(field.isMultiple, raw);
  }
}

/** Whether a field is empty: blanks are, 0 and false are not, 0 stars are. */
export function isEmptyValue(field: FormField, value: FormValue | undefined): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return field.kind === "picture" ? addressesIn(value).length === 0 : value.trim() === "";
  if (field.kind === "rate") return value === 0;
  return Array.isArray(value) && value.every((each) => each === null || each === "");
}

function chosen(options: readonly FormOption[], raw: unknown): FormValue {
  const value = scalarOf(raw);
  if (value === undefined) return null;
  return options.find((option) => sameAs(option.value, value))?.value ?? (value === "" ? null : value);
}

function cascaderValue({ branches, isMultiple, isPath }: Extract<FormField, { kind: "cascader" }>, raw: unknown): FormValue {
  const pathOf = (path: unknown): FormValue => {
    const steps = listOf(path).flatMap((step) => scalarOf(step) ?? []);
    return branchesOnPath(branches, steps)?.map(({ value }) => value) ?? steps;
  };
  const end = (value: unknown): FormValue => {
    const known = everyBranch(branches).find((branch) => sameAs(branch.value, value));
    return known?.value ?? scalarOf(value) ?? null;
  };
  if (isMultiple) return listOf(raw).map(isPath ? pathOf : end);
  return isPath ? pathOf(raw) : end(raw);
}

/** A list from a list, from text with commas, from JSON, or from a single value. */
function listOf(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  if (typeof raw === "string") return raw.trim() === "" ? [] : (jsonList(raw) ?? raw.split(","));
  return raw === undefined || raw === null ? [] : [raw];
}

function jsonList(text: string): readonly unknown[] | undefined {
  if (!text.trim().startsWith("[")) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

function pairOf(raw: unknown): FormValue {
  const [start, end] = listOf(raw).map((each) => scalarOf(each) ?? "");
  return start === undefined && end === undefined ? null : [start ?? "", end ?? ""];
}

function edges(raw: unknown, min: number, max: number): FormValue {
  const [low = min, high = max] = listOf(raw).map((each) => numberOf(each));
  return [low, high];
}

/** One address, or several as a JSON list, as they are stored; a half-typed list stays as it is. */
function pictureValue(isMultiple: boolean, raw: unknown): FormValue {
  const texts = (Array.isArray(raw) ? raw : [raw]).filter((each) => typeof each === "string");
  if (!isMultiple) return addressesIn(texts[0] ?? "")[0] ?? "";
  if (Array.isArray(raw)) return texts.length > 0 ? JSON.stringify(texts) : "";
  const [text = ""] = texts;
  return text === "" || jsonList(text) ? text : JSON.stringify([text]);
}

const textOf = (value: unknown) => (typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined);
