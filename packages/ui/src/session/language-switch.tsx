import { switchLanguage, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { sessionText } from "@shopkeeper/hooks/session";
import { Languages } from "lucide-react";
import { Button } from "../core/button";

/** Switches to the other language, which is named in that language. */
export function LanguageSwitch() {
  const t = useText(sessionText);
  const other = useLanguage() === "en" ? "zh-CN" : "en";
  return (
    <Button variant="ghost" size="sm" lang={other} icon={<Languages size={14} aria-hidden />} onClick={() => switchLanguage(other)}>
      {t("login.otherLanguage")}
    </Button>
  );
}
