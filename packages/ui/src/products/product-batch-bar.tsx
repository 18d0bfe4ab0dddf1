import { coreText, groupedNumber, useText } from "@shopkeeper/hooks/core";
import { productListText, type useProductList } from "@shopkeeper/hooks/products";
import { Button } from "../core/button";

/** What can be done with the picked products. It stands there while none is picked too, so that the rows do not move under the first tick. */
export function ProductBatchBar({ list: { selection, batch, total } }: { list: ReturnType<typeof useProductList> }) {
  const t = useText(productListText);
  const core = useText(coreText);
  if (!selection) return null;
  const isEmpty = selection.count === 0;
  return (
    <>
      <span aria-live="polite">{core("selection.count", { count: selection.count })}</span>
      {batch.deeds.map((deed) => (
        <Button
          key={deed}
          size="sm"
          variant={deed === "remove" ? "danger" : "secondary"}
          disabled={isEmpty}
          isBusy={batch.results.isRunning}
          onClick={() => batch.ask(deed)}
        >
          {t(`batch.${deed}.label`)}
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={selection.clear} disabled={isEmpty}>
        {core("actions.clearSelection")}
      </Button>
      {batch.pickAll && !isEmpty && selection.count < total && (
        <Button size="sm" variant="link" isBusy={batch.pickAll.isRunning} onClick={batch.pickAll.run}>
          {t("batch.all", { total: groupedNumber(total) })}
        </Button>
      )}
    </>
  );
}
