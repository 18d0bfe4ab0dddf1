import { lengthOf } from "@shopkeeper/sdk/rules/core";
import { isPrice } from "@shopkeeper/sdk/rules/money";
import * as z from "zod/mini";
import { type TextKey, type TextParams, textOf } from "../texts/catalogue";
import { type Label, wordOf } from "./label";
import { ruleText } from "./rule-messages";

/** A rule for one value; its message is in the current language. A rule other than `required` accepts an empty value. */
export type Rule = z.ZodMiniType<unknown, unknown>;

/** A text with more than blanks, a list with an item, any value but null and undefined; `sentence` replaces the default message. */
export const required = (label: Label, sentence?: Label): Rule =>
  sentence === undefined ? rule(isFilled, "required", label) : check(isFilled, () => wordOf(sentence));

/** A number of at least `min`. */
export const min = (label: Label, least: number): Rule =>
  rule(
    filled((value) => Number(value) >= least),
    "min",
    label,
    { min: least },
  );

/** A number of at most `max`. */
export const max = (label: Label, most: number): Rule =>
  rule(
    filled((value) => Number(value) <= most),
    "max",
    label,
    { max: most },
  );

/** A number from `least` to `most`. */
export const range = (label: Label, least: number, most: number): Rule =>
  rule(
    filled((value) => Number(value) >= least && Number(value) <= most),
    "range",
    label,
    { min: least, max: most },
  );

/** A text with this many characters after trimming, or a list with this many items. */
export function length(label: Label, { min: least = 0, max: most = Number.POSITIVE_INFINITY }: { min?: number; max?: number }): Rule {
  const key = least === most ? "exact" : least === 0 ? "most" : most === Number.POSITIVE_INFINITY ? "least" : "between";
  const isWithin = (value: unknown) => sizeOf(value) >= least && sizeOf(value) <= most;
  return rule(filled(isWithin), `length.${key}`, label, { min: least, max: most });
}

/** A text that matches a pattern. */
export const pattern = (label: Label, expression: RegExp): Rule =>
  rule(
    filled((value) => new RegExp(expression, expression.flags.replace("g", "")).test(String(value).trim())),
    "pattern",
    label,
  );

/** A price: a positive number of up to two decimals, or 0. */
export const price = (label: Label): Rule =>
  rule(
    filled((value) => isPrice(String(value).trim())),
    "pattern",
    label,
  );

/** A custom rule with its message. */
export const check = (isRight: (value: unknown) => boolean, message: () => string): Rule =>
  z.unknown().check(z.refine(isRight, { error: message }));

const rule = (isRight: (value: unknown) => boolean, key: TextKey<typeof ruleText.zh>, label: Label, params: TextParams = {}): Rule =>
  check(isRight, () => textOf(ruleText, key, { label: wordOf(label), ...params }));

function isFilled(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
}

/** An empty value is for `required` to refuse. */
const filled = (isRight: (value: unknown) => boolean) => (value: unknown) => !isFilled(value) || isRight(value);

const sizeOf = (value: unknown) => (Array.isArray(value) ? value.length : lengthOf(String(value).trim()));
