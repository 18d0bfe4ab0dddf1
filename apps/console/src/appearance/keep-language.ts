import { currentLanguage, languageOf, onLanguageChange, switchLanguage } from "@shopkeeper/hooks/texts";

const key = "language";

/** Speaks Chinese, or the language that was chosen in this browser, keeps the next choice, and follows the one of another window. */
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
