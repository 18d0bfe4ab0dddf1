/** The languages of the console; Chinese is the default. */
export type Language = "zh-CN" | "en";

let current: Language = "zh-CN";
let scoped: () => Language | undefined = () => undefined;
const listeners = new Set<() => void>();

/** The current language. */
export const currentLanguage = (): Language => scoped() ?? current;

/** Sets a source for the language of the running work, which takes precedence if it returns one. */
export function languageFrom(source: () => Language | undefined) {
  scoped = source;
}

/** Switches all mounted texts to `language`, without a reload. */
export function switchLanguage(language: Language) {
  if (language === current) return;
  current = language;
  for (const listener of listeners) listener();
}

/** Calls `listener` after each switch; returns the unsubscribe function. */
export function onLanguageChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Parses a language from outside (storage, a browser); the default for any other value. */
export const languageOf = (value: string | null | undefined): Language => (value?.toLowerCase().startsWith("en") ? "en" : "zh-CN");
