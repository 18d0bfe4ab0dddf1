import { currentLanguage, languageOf, onLanguageChange, switchLanguage } from "@shopkeeper/hooks/texts";

const key = "language";

/** Sets the language stored in this browser, Chinese by default, stores later choices, and follows those of other windows. */
export function keepLanguage() {
  onLanguageChange(() => {
    document.documentElement.lang = currentLanguage();
    if (languageOf(localStorage.getItem(key)) !== currentLanguage()) localStorage.setItem(key, currentLanguage());
  });
  addEventListener("storage", (event) => {
    if (event.key === key && event.newValue !== null) switchLanguage(languageOf(event.newValue));
  });
  switchLanguage(languageOf(localStorage.getItem(key)));
}
