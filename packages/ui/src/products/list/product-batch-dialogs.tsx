import { type BatchRow, useText } from "@shopkeeper/hooks/core";
import { productListText, type useProductList } from "@shopkeeper/hooks/products";

import { BulkResults } from "../../core/bulk-results";
import { ConfirmDialog } from "../../core/confirm-dialog";
import { DeferredFreightDialog } from "./deferred-freight-dialog";

/** How many products of a batch its question names. */
const named = 3;

/** The question before something is done with the picked products, and what became of each. */
export function ProductBatchDialogs({ batch }: Pick<ReturnType<typeof useProductList>, "batch">) {
  const t = useText(productListText);
  const nameOf = ({ id, name }: BatchRow) => name ?? t("batch.unnamed", { id });
  const namesOf = (rows: readonly BatchRow[]) => {
    const names = rows.slice(0, named).map(nameOf).join(t("batch.between"));
    return rows.length > named ? t("batch.namedMany", { names, count: rows.length }) : names;
  };
  const { action } = batch;
  return (
    <>
      <ConfirmDialog
        question={batch.question}
        text={({ action }) => (action === "freight" ? "" : t(`batch.${action}.question`))}
        nameOf={({ rows }) => namesOf(rows)}
        hint={({ action }) => (action === "remove" ? t("asks.removeHint") : action === "recycle" ? t("asks.recycleHint") : undefined)}
        isDanger={batch.question.subject?.action === "remove"}
      />
      <BulkResults bulk={batch.results} nameOf={nameOf} title={t(`batch.${action}.title`)} />
      {batch.freight && (
        <DeferredFreightDialog name={namesOf(batch.freight.rows)} isMany onChoose={batch.freight.choose} onClose={batch.freight.close} />
      )}
    </>
  );
}
