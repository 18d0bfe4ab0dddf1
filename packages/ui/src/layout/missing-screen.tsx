import { useText } from "@shopkeeper/hooks/texts";
import { layoutText } from "@shopkeeper/hooks/layout";
import { NotFoundArt } from "./not-found-art";
import { NoticePage } from "./notice-page";
import { Button } from "../core/button";

/** The page of an unknown address. */
export function MissingScreen({ onHome }: { onHome(): void }) {
  const t = useText(layoutText);
  return (
    <NoticePage
      art={<NotFoundArt />}
      title={t("missing.title")}
      actions={
        <Button variant="primary" onClick={onHome}>
          {t("missing.home")}
        </Button>
      }
    >
      <p>{t("missing.heading")}</p>
      <p>{t("missing.hint")}</p>
    </NoticePage>
  );
}
