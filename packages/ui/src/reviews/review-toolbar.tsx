import { coreText, useText } from "@shopkeeper/hooks/core";
import { reviewText, type useReviewList } from "@shopkeeper/hooks/reviews";
import { Button } from "../core/button";

/** What can be done with the picked reviews; it stands there while none is picked too, so that the rows do not move under the first tick. */
export function ReviewToolbar({ list: { selection, removeMany } }: { list: ReturnType<typeof useReviewList> }) {
  const t = useText(reviewText);
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
