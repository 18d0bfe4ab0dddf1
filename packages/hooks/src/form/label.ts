import type { Text } from "@shopkeeper/sdk/rules/core";
import { textIn } from "../texts/catalogue";
import { currentLanguage } from "../texts/language";

/** The label of a field: a text, a text for each language, or a text of a catalogue: `() => textOf(couponText, "fields.name")`. */
export type Label = string | Text | (() => string);

/** A label in the language in use. */
export function wordOf(label: Label): string {
  if (typeof label === "function") return label();
  return typeof label === "string" ? label : textIn(currentLanguage(), label);
}
