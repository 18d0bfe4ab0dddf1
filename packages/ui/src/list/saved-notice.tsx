import { coreText, useText } from "@shopkeeper/hooks/texts";
import { type ShownSavedRow } from "@shopkeeper/hooks/list";
import { Button } from "../core/button";
import { HintNotice } from "../core/hint-notice";

/** A notice above a list with the place of the row just saved, when the page does not show it. */
export function SavedNotice({ of: { name, place, show, dismiss } }: { of: ShownSavedRow }) {
  const t = useText(coreText);
  return (
    <HintNotice
      actions={
        <>
          <Button size="sm" onClick={show}>
            {t("saved.show")}
          </Button>
          <Button size="sm" variant="ghost" onClick={dismiss}>
            {t("actions.close")}
          </Button>
        </>
      }
    >
      {place === undefined ? t("saved.away", { name }) : t("saved.awayIn", { name, place })}
    </HintNotice>
  );
}
