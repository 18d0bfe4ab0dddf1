import { coreText, useText } from "@shopkeeper/hooks/core";
import { couponText, type useCouponList } from "@shopkeeper/hooks/coupons";
import { Button } from "../core/button";

/** What can be done with the picked coupons. It stands there while none is picked too, so that the rows do not move under the first tick. */
export function CouponToolbar({ list: { selection, bulk } }: { list: ReturnType<typeof useCouponList> }) {
  const t = useText(couponText);
  const core = useText(coreText);
  if (!selection || !bulk) return null;
  const isEmpty = selection.count === 0;
  return (
    <>
      <span aria-live="polite">{core("selection.count", { count: selection.count })}</span>
      {bulk.on && (
        <Button size="sm" onClick={bulk.on} isBusy={bulk.isRunning} disabled={isEmpty}>
          {t("bulk.on")}
        </Button>
      )}
      {bulk.off && (
        <Button size="sm" onClick={bulk.off} isBusy={bulk.isRunning} disabled={isEmpty}>
          {t("bulk.off")}
        </Button>
      )}
      {bulk.remove && (
        <Button size="sm" variant="danger" onClick={bulk.remove.ask} isBusy={bulk.isRunning} disabled={isEmpty}>
          {t("bulk.remove")}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={selection.clear} disabled={isEmpty}>
        {core("actions.clearSelection")}
      </Button>
    </>
  );
}
