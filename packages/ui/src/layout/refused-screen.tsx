import { useText } from "@shopkeeper/hooks/core";
import { layoutText } from "@shopkeeper/hooks/layout";
import { Button } from "../core/button";
import { Card } from "../core/card";
import { RefusedState } from "../core/refused-state";

/** What a page shows to who may not open it. */
export function RefusedScreen({ onBack, onHome }: { onBack(): void; onHome(): void }) {
  const t = useText(layoutText);
  return (
    <Card>
      <RefusedState
        action={
          <>
            <Button variant="primary" onClick={onBack}>
              {t("refused.back")}
            </Button>
            <Button onClick={onHome}>{t("refused.home")}</Button>
          </>
        }
      />
    </Card>
  );
}
