import { languageOf, onLanguageChange, switchLanguage, currentLanguage } from "@shopkeeper/hooks/core";
import { createRoot } from "react-dom/client";
import { App } from "./app";

const page = document.documentElement;
onLanguageChange(() => {
  page.lang = currentLanguage();
});
switchLanguage(languageOf(localStorage.getItem("language")));

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
