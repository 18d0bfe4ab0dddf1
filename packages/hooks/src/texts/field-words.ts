import type { Field } from "@shopkeeper/sdk/rules/records";
import { textIn } from "./catalogue";
import { currentLanguage } from "./language";

/** A field with a title in the contract. */
export type TitledField = Field & Required<Pick<Field, "title">>;

/** The title of a field in the current language. */
export const titleOf = ({ title }: Required<Pick<Field, "title">>) => textIn(currentLanguage(), title);

/** The label of a flag's value in the current language. */
export const wordFor = ({ words }: Required<Pick<Field, "words">>, value: boolean) =>
  textIn(currentLanguage(), value ? words.true : words.false);
