import { useText } from "@shopkeeper/hooks/texts";
import { layoutText } from "@shopkeeper/hooks/layout";
import { Button } from "../core/button";
import { Card } from "../core/card";
import { RefusedState } from "../core/refused-state";

/** The reason why an account may not open a page. */
export interface Refusal {
  /** The page's title. */
  readonly page: string;
  /** The title of the page whose right is missing: its own, or that of its menu. */
  readonly right: string;
  /** Nobody can grant it: it is for owners alone. */
  readonly isForOwners: boolean;
}

export interface RefusedScreenProps {
  refusal?: Refusal | undefined;
  onBack: () => void;
  onHome: () => void;
}

/** The page for an account that may not open it: the missing right, and who can grant it. */
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
