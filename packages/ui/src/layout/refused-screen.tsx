import { useText } from "@shopkeeper/hooks/core";
import { layoutText } from "@shopkeeper/hooks/layout";
import { NoticePage } from "./notice-page";
import { RefusedArt } from "./refused-art";
import { Button } from "../core/button";

/** What a page shows to who may not open it. */
export function RefusedScreen({ onBack, onHome }: { onBack(): void; onHome(): void }) {
  const t = useText(layoutText);
  return (
    <NoticePage
      art={<RefusedArt />}
      title={t("refused.title")}
      actions={
        <>
          <Button variant="primary" onClick={onBack}>
            {t("refused.back")}
          </Button>
          <Button onClick={onHome}>{t("refused.home")}</Button>
        </>
      }
    >
      <p>{t("refused.heading")}</p>
      <p>{t("refused.hint")}</p>
    </NoticePage>
  );
}
