import { useText } from "@shopkeeper/hooks/texts";
import { layoutText } from "@shopkeeper/hooks/layout";
import { Button } from "../core/button";
import { Card } from "../core/card";
import { RefusedState } from "../core/refused-state";

/** Why an account may not open a page. */
export interface Refusal {
  /** The page's title. */
  readonly page: string;
  /** The title of the page whose right is missing: its own, or that of the menu that it belongs to. */
  readonly right: string;
  /** Nobody can grant it: it is for owners alone. */
  readonly isForOwners: boolean;
}

export interface RefusedScreenProps {
  refusal?: Refusal | undefined;
  onBack: () => void;
  onHome: () => void;
}

/** What a page shows to who may not open it: which right is missing, and who can grant it. */
export function RefusedScreen({ refusal, onBack, onHome }: RefusedScreenProps) {
  const t = useText(layoutText);
  return (
    <Card>
      <RefusedState
        reason={refusal && t(refusal.isForOwners ? "refused.owners" : "refused.missing", { page: refusal.page, right: refusal.right })}
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
