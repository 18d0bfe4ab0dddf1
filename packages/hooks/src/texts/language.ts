/** The languages of the console; Chinese is the default. */
export type Language = "zh-CN" | "en";

let current: Language = "zh-CN";
let scoped: () => Language | undefined = () => undefined;
const listeners = new Set<() => void>();

/** The language in use now. */
export const currentLanguage = (): Language => scoped() ?? current;

/** Lets `source` say the language of the work that is running, where it has one of its own. */
export function languageFrom(source: () => Language | undefined) {
  scoped = source;
}

/** Switches every mounted text to `language`, without a reload. */
export function switchLanguage(language: Language) {
  if (language === current) return;
  current = language;
  for (const listener of listeners) listener();
}

/** Calls `listener` after each switch; returns how to stop that. */
export function onLanguageChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A language read from outside (storage, a browser), or the default for any other. */
export const languageOf = (value: string | null | undefined): Language => (value?.toLowerCase().startsWith("en") ? "en" : "zh-CN");
