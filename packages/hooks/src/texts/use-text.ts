import { useCallback, useSyncExternalStore } from "react";
import { type Catalogue, type Sentences, type TextKey, type TextParams, textOf } from "./catalogue";
import { currentLanguage, type Language, onLanguageChange } from "./language";

/** Translates a key of one catalogue. */
export type Text<Source extends Sentences> = (key: TextKey<Source>, params?: TextParams) => string;

/** The current language; the component renders again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);

/** The sentences of a domain in the current language: `const t = useText(couponText)`. */
export function useText<Source extends Sentences>(texts: Catalogue<Source>): Text<Source> {
  const language = useLanguage();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the same function until the language changes, so that texts can be cached
  return useCallback((key: TextKey<Source>, params?: TextParams) => textOf(texts, key, params), [texts, language]);
}
