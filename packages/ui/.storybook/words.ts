import { controlText, coreText, currentLanguage, textIn, type TextKey, type TextParams, textOf } from "@shopkeeper/hooks/texts";
import { type CodeSet, labelOf } from "@shopkeeper/sdk";
import { fill, type Text, type TextParams as FillParams } from "@shopkeeper/sdk/rules/core";

/** A text of `coreText`, in the language of the story. */
export const word = (key: TextKey<typeof coreText.zh>, params?: TextParams) => textOf(coreText, key, params);

/** A text of the shared controls, in the language of the story. */
export const controlWord = (key: TextKey<typeof controlText.zh>, params?: TextParams) => textOf(controlText, key, params);

/** The label of a code of the contract, in the language of the story. */
export const codeLabel = (set: CodeSet, code: string | number | boolean) => labelOf(set, code, currentLanguage());

/** A sentence of the server, by one of the contract's codes or its own text, in the language of the story. */
export const sentence = (text: Text, params?: FillParams) => textIn(currentLanguage(), fill(text, params));

/**
 * A regular expression whose interpolated values match literally: pattern`^${word("actions.view")} \d+$`.
 *
 * `*` as a parameter of a value matches anything: pattern`^${word("pager.total", { total: "*" })}$`.
 */
export const pattern = (source: TemplateStringsArray, ...texts: readonly string[]) =>
  new RegExp(String.raw(source, ...texts.map((text) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*"))));
