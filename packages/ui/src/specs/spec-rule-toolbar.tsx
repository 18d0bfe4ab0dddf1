import { coreText, useText } from "@shopkeeper/hooks/core";
import { specText, type useSpecRuleList } from "@shopkeeper/hooks/specs";
import { Button } from "../core/button";

/** What can be done with the picked rules; it stands there while none is picked too, so that the rows do not move under the first tick. */
export function SpecRuleToolbar({ list: { selection, removeMany } }: { list: ReturnType<typeof useSpecRuleList> }) {
  const t = useText(specText);
  const core = useText(coreText);
  if (!selection || !removeMany) return null;
  const isEmpty = selection.count === 0;
  return (
    <>
      <span aria-live="polite">{core("selection.count", { count: selection.count })}</span>
      <Button size="sm" variant="danger" onClick={removeMany.ask} isBusy={removeMany.bulk.isRunning} disabled={isEmpty}>
        {t("remove.many")}
      </Button>
      <Button size="sm" variant="ghost" onClick={selection.clear} disabled={isEmpty}>
        {core("actions.clearSelection")}
      </Button>
    </>
  );
}
