import type { Field } from "@shopkeeper/sdk/rules/records";
import { textIn } from "./catalogue";
import { currentLanguage } from "./language";

/** A field that the contract has a name for. */
export type TitledField = Field & Required<Pick<Field, "title">>;

/** What a field is called, in the language in use. */
export const titleOf = ({ title }: Required<Pick<Field, "title">>) => textIn(currentLanguage(), title);

/** What a value of a flag is called, in the language in use. */
export const wordFor = ({ words }: Required<Pick<Field, "words">>, value: boolean) =>
  textIn(currentLanguage(), value ? words.true : words.false);
