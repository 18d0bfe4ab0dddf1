import i18next from "i18next";

/** The languages that the console speaks; Chinese is the default. */
export type Language = "zh-CN" | "en";

/** The instance that formats every sentence; bundles are added by `catalogue`. */
export const i18n = i18next.createInstance();

void i18n.init({
  lng: "zh-CN",
  fallbackLng: "zh-CN",
  initAsync: false,
  resources: {},
  interpolation: { escapeValue: false },
  returnNull: false,
  returnEmptyString: true, // a word that English does without
});

/** The language in use now. */
export const currentLanguage = (): Language => (i18n.language === "en" ? "en" : "zh-CN");

/** Switches every mounted text to `language`, without a reload. */
export const switchLanguage = (language: Language) => void i18n.changeLanguage(language);

/** Calls `listener` after each switch; returns how to stop that. */
export function onLanguageChange(listener: () => void) {
  i18n.on("languageChanged", listener);
  return () => i18n.off("languageChanged", listener);
}

/** A language read from outside (storage, a browser), or the default where it is none of ours. */
export const languageOf = (value: string | null | undefined): Language => (value?.toLowerCase().startsWith("en") ? "en" : "zh-CN");
