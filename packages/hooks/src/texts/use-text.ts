import { useCallback, useSyncExternalStore } from "react";
import { type Catalogue, type Sentences, type TextKey, type TextParams, textOf } from "./catalogue";
import { currentLanguage, type Language, onLanguageChange } from "./language";

/** Says a sentence of one catalogue. */
export type Text<Source extends Sentences> = (key: TextKey<Source>, params?: TextParams) => string;

/** The language in use; the component renders again when it is switched. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);

/** The sentences of a domain in the language in use: `const t = useText(couponText)`. */
export function useText<Source extends Sentences>(texts: Catalogue<Source>): Text<Source> {
  const language = useLanguage();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the same function until the language is switched, so that what is made from sentences can be kept
  return useCallback((key: TextKey<Source>, params?: TextParams) => textOf(texts, key, params), [texts, language]);
}
