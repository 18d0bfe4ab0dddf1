import { controlText, coreText, currentLanguage, textIn, type TextKey, type TextParams, textOf } from "@shopkeeper/hooks/texts";
import { type CodeSet, labelOf } from "@shopkeeper/sdk";
import { fill, type Text, type TextParams as FillParams } from "@shopkeeper/sdk/rules/core";

/** One of the words that every screen uses, in the language of the story. */
export const word = (key: TextKey<typeof coreText.zh>, params?: TextParams) => textOf(coreText, key, params);

/** One of the words of the shared controls, in the language of the story. */
export const controlWord = (key: TextKey<typeof controlText.zh>, params?: TextParams) => textOf(controlText, key, params);

/** The label of a code of the contract, in the language of the story. */
export const codeLabel = (set: CodeSet, code: string | number | boolean) => labelOf(set, code, currentLanguage());

/** What the server says, one of the contract's codes or a sentence of its own, in the language of the story. */
export const sentence = (text: Text, params?: FillParams) => textIn(currentLanguage(), fill(text, params));

/**
 * A regular expression in whose source the values stand for themselves: pattern`^${word("actions.view")} \d+$`.
 *
 * `*` as a parameter of a value stands for anything: pattern`^${word("pager.total", { total: "*" })}$`.
 */
export const pattern = (source: TemplateStringsArray, ...texts: readonly string[]) =>
  new RegExp(String.raw(source, ...texts.map((text) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*"))));
