import { coreText, groupedNumber, useText } from "@shopkeeper/hooks/texts";
import { Button } from "../core/button";

export interface PickAllButtonProps {
  /** Picks every row that matches the filters; undefined without the right. */
  of: { run: () => void; isRunning: boolean } | undefined;
  /** Numbers of rows. */
  picked: number;
  total: number;
}

/** Beside the bulk actions, once some rows are picked: picks all rows of the filter, over all pages. */
export function PickAllButton({ of, picked, total }: PickAllButtonProps) {
  const t = useText(coreText);
  if (!of || picked === 0 || picked >= total) return null;
  return (
    <Button size="sm" variant="link" isBusy={of.isRunning} onClick={of.run}>
      {t("selection.all", { total: groupedNumber(total) })}
    </Button>
  );
}
