import { labelOf } from "@shopkeeper/sdk";
import type { Field, Fields } from "@shopkeeper/sdk/rules/records";
import { currentLanguage, textIn } from "../texts";
import type { RevisedFieldWords, RevisionWords } from "./revision-words";

/** The labels of a record's fields from the contract, for its history; `others` overrides the display of fields. */
export const fieldHistory =
  (fields: Fields, others: Readonly<Record<string, () => RevisedFieldWords>> = {}): RevisionWords =>
  (name) => {
    const field = fields[name];
    return others[name]?.() ?? (field?.title && { label: textIn(currentLanguage(), field.title), words: (value) => wordsOf(field, value) });
  };

function wordsOf({ set, words }: Field, value: unknown): string | undefined {
  if (words) return textIn(currentLanguage(), value === true ? words.true : words.false);
  return set && typeof value === "number" ? labelOf(set, value, currentLanguage()) : undefined;
}
