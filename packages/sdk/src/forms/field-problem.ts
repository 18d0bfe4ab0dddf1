import { addressesIn } from "./addresses-in";
import { everyBranch, branchesOnPath } from "./branches";
import { isAfter, momentIn } from "./date-format";
import { isEmptyValue } from "./field-value";
import type { FormField, FormValue } from "./form-template";
import { httpAddress } from "./http-address";
import type { PatternText } from "./pattern-text";
import { sameAs } from "./same-as";

/** The rules that a value may break; a pattern is named by its index among the field's rules. */
export type ProblemRule =
  | "required"
  | "kind"
  | "option"
  | "few"
  | "many"
  | "small"
  | "large"
  | "step"
  | "decimals"
  | "long"
  | "format"
  | "order"
  | "early"
  | "late"
  | "address"
  | `pattern:${number}`;

/** Matches a text against a pattern; undefined for an unusable pattern, which counts as passed so that it blocks nobody. */
export type Matching = (pattern: PatternText, text: string) => boolean | undefined;

/**
 * The first problem of a field's value. Values are compared strictly (1 is not "1"), except options. Without `matches` the
 * patterns are skipped.
 */
export function fieldProblem(field: FormField, value: FormValue | undefined, matches?: Matching): ProblemRule | undefined {
  if (isEmptyValue(field, value)) return field.isRequired && !field.isDisabled ? "required" : undefined;
  if (value === undefined || value === null) return undefined;
  return ownProblem(field, value) ?? patternProblem(field, value, matches);
}

function ownProblem(field: FormField, value: FormValue): ProblemRule | undefined {
  switch (field.kind) {
    case "text":
      if (typeof value !== "string") return "kind";
      return field.maxLength !== undefined && [...value].length > field.maxLength ? "long" : undefined;
    case "number":
      return numberProblem(field, value);
    case "rate":
      if (typeof value !== "number") return "kind";
      return value > field.max ? "large" : value < 0 ? "small" : value % (field.hasHalves ? 0.5 : 1) === 0 ? undefined : "step";
    case "slider":
      return sliderProblem(field, value);
    case "radio":
      return offered(field.options, value) ? undefined : "option";
    case "select":
      if (!field.isMultiple) return offered(field.options, value) ? undefined : "option";
      return allOf(value, (each) => offered(field.options, each)) ? undefined : "option";
    case "checkbox":
      if (!allOf(value, (each) => offered(field.options, each))) return "option";
      if (field.least !== undefined && countOf(value) < field.least) return "few";
      return field.most !== undefined && countOf(value) > field.most ? "many" : undefined;
    case "cascader":
      return (field.isMultiple ? allOf(value, (each) => leads(field, each)) : leads(field, value)) ? undefined : "option";
    case "switch":
      return sameAs(field.on, value) || sameAs(field.off, value) ? undefined : "option";
    case "time-select":
      return typeof value === "string" && field.times.includes(value) ? undefined : "option";
    case "time":
    case "date":
      return momentProblem(field, value);
    case "color":
      return typeof value === "string" && color.test(value) ? undefined : "format";
    case "file":
      return typeof value === "string" && isAddress(value) ? undefined : "address";
    case "picture":
      return pictureProblem(field.isMultiple, value);
  }
}

function numberProblem({ min, max, step, isStepped, precision }: Extract<FormField, { kind: "number" }>, value: FormValue) {
  if (typeof value !== "number" || !Number.isFinite(value)) return "kind";
  if (min !== undefined && value < min) return "small";
  if (max !== undefined && value > max) return "large";
  if (precision !== undefined && decimalsOf(value) > precision) return "decimals";
  return isStepped && decimalsOf(value / step) > 0 ? "step" : undefined;
}

function sliderProblem({ min, max, isRange }: Extract<FormField, { kind: "slider" }>, value: FormValue): ProblemRule | undefined {
  const numbers = Array.isArray(value) ? value : [value];
  if (numbers.length !== (isRange ? 2 : 1) || !numbers.every((each) => typeof each === "number")) return "kind";
  if (numbers.some((each) => Number(each) < min)) return "small";
  if (numbers.some((each) => Number(each) > max)) return "large";
  return isRange && Number(numbers[0]) > Number(numbers[1]) ? "order" : undefined;
}

function momentProblem(field: Extract<FormField, { kind: "time" | "date" }>, value: FormValue): ProblemRule | undefined {
  const isMultiple = field.kind === "date" && field.isMultiple;
  const texts = Array.isArray(value) ? value : [value];
  if (field.isRange && texts.length !== 2) return "kind";
  if (!field.isRange && !isMultiple && Array.isArray(value)) return "kind";
  if (field.isRange && texts.some((each) => each === "")) return "required";
  const moments = texts.map((each) => (typeof each === "string" || typeof each === "number" ? momentIn(each, field.format) : undefined));
  const [start, end] = moments;
  if (!moments.every((moment) => moment !== undefined)) return "format";
  if (field.isRange && start && end && isAfter(start, end)) return "order";
  if (field.kind === "date") return undefined;
  const earliest = field.earliest === undefined ? undefined : momentIn(field.earliest, "HH:mm:ss");
  const latest = field.latest === undefined ? undefined : momentIn(field.latest, "HH:mm:ss");
  if (earliest && moments.some((moment) => isAfter(earliest, moment))) return "early";
  return latest && moments.some((moment) => isAfter(moment, latest)) ? "late" : undefined;
}

function pictureProblem(isMultiple: boolean, value: FormValue): ProblemRule | undefined {
  if (typeof value !== "string") return "kind";
  const addresses = isMultiple ? addressesIn(value) : [value];
  if (!addresses.every(isAddress)) return "address";
  return addresses.length > mostPictures ? "many" : undefined;
}

function patternProblem(field: FormField, value: FormValue, matches: Matching | undefined): ProblemRule | undefined {
  if (!matches || (typeof value !== "string" && typeof value !== "number")) return undefined;
  const text = field.kind === "text" && field.variant === "line" ? String(value).trim() : String(value);
  const at = field.rules.findIndex(({ pattern }) => pattern && matches(pattern, text) === false);
  return at < 0 ? undefined : `pattern:${at}`;
}

/** The most pictures of one field (specification, section 5). */
export const mostPictures = 20;

const offered = (options: Extract<FormField, { kind: "select" }>["options"], value: FormValue) =>
  options.some((option) => !option.isDisabled && sameAs(option.value, value));

function leads({ branches, isPath, isAnyLevel }: Extract<FormField, { kind: "cascader" }>, value: FormValue): boolean {
  const end = isPath
    ? Array.isArray(value)
      ? branchesOnPath(branches, value)?.at(-1)
      : undefined
    : everyBranch(branches).find((branch) => sameAs(branch.value, value));
  return end !== undefined && !end.isDisabled && (isAnyLevel || end.children.length === 0);
}

const allOf = (value: FormValue, fits: (each: FormValue) => boolean) => Array.isArray(value) && value.every(fits);

const countOf = (value: FormValue) => (Array.isArray(value) ? value.length : 0);

/** Whether a text is an http address, a blob of the page, or a path on the provider's storage. */
function isAddress(text: string): boolean {
  if (httpAddress(text) !== undefined || text.startsWith("blob:http")) return true;
  return text.includes("/") && !/^[a-z][a-z\d+.-]*:|^[\\/]{2}|[\\\s<>"'`]/i.test(text);
}

function decimalsOf(value: number): number {
  const text = value.toFixed(10).replace(/(?<!0)0+$/, "");
  return text.length - text.indexOf(".") - 1;
}

const color = /^(#[0-9a-f]{3,8}|(rgb|hsl|hsv)a?\(\s*[\d.]+%?(\s*,\s*[\d.]+%?){2,3}\s*\))$/i;
