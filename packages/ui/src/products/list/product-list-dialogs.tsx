import { coreText, textOf, useText } from "@shopkeeper/hooks/texts";
import { type BatchRow, productBatchText, type ProductList, productListText } from "@shopkeeper/hooks/products";
import { ConfirmDialog } from "../../core/confirm-dialog";
import { lazyDialog } from "../../core/lazy-dialog";
import { BulkResults } from "../../list/bulk-results";
import { ProductSubmitDialog } from "./product-submit-dialog";

const close = ({ onClose }: { onClose: () => void }) => onClose();
const FreightDialog = lazyDialog(() => import("./product-freight-dialog").then((file) => file.ProductFreightDialog), close);
const StockDrawer = lazyDialog(() => import("../stock/product-stock-drawer").then((file) => file.ProductStockDrawer), close);
const FreeEditDrawer = lazyDialog(() => import("../stock/product-free-edit-drawer").then((file) => file.ProductFreeEditDrawer), close);
const PreviewDrawer = lazyDialog(() => import("../preview/product-preview-drawer").then((file) => file.ProductPreviewDrawer), close);
const ChangeDialog = lazyDialog(() => import("../batch/product-change-dialog").then((file) => file.ProductChangeDialog), close);

/** The number of products that the question of a batch names. */
const named = 3;

/** The dialogs of actions on one product of the list, or on the picked ones. */
export function ProductListDialogs({
  list: { rowActions, batch, changes },
}: {
  list: Pick<ProductList, "rowActions" | "batch" | "changes">;
}) {
  const t = useText(productListText);
  const batchT = useText(productBatchText);
  const { question, dialog, closeDialog } = rowActions;
  const nameOf = ({ id, name }: BatchRow) => name ?? t("batch.unnamed", { id });
  const namesOf = (rows: readonly BatchRow[]) => {
    const names = rows.slice(0, named).map(nameOf).join(textOf(coreText, "states.comma"));
    return rows.length > named ? t("batch.namedMany", { names, count: rows.length }) : names;
  };
  return (
    <>
      <ConfirmDialog
        question={question}
        text={({ action, product: { name } }) => t(`asks.${action}`, { name })}
        hint={({ action }) => t(`asks.${action}Hint`)}
        isDanger={question.subject?.action === "remove"}
      />
      {dialog?.action === "submit" && <ProductSubmitDialog product={dialog.product} onClose={closeDialog} />}
      {dialog?.action === "setFreight" && (
        <FreightDialog name={dialog.product.name} productId={dialog.product.id} templateId={dialog.product.tempId} onClose={closeDialog} />
      )}
      {dialog?.action === "addStock" && <StockDrawer product={dialog.product} onClose={closeDialog} />}
      {dialog?.action === "editFreely" && <FreeEditDrawer product={dialog.product} onClose={closeDialog} />}
      {dialog?.action === "preview" && <PreviewDrawer product={dialog.product} onClose={closeDialog} />}
      {changes.dialog && <ChangeDialog {...changes.dialog} names={namesOf(changes.dialog.rows)} />}
      <BulkResults bulk={changes.results} nameOf={nameOf} title={batchT(`results.${changes.kind}`)} />
      <BulkResults bulk={batch.undone} nameOf={nameOf} title={t("undone.title")} />
      <ConfirmDialog
        question={batch.question}
        text={({ action }) => (action === "freight" ? "" : t(`batch.${action}.question`))}
        nameOf={({ rows }) => namesOf(rows)}
        hint={({ action }) => (action === "remove" || action === "recycle" ? t(`asks.${action}Hint`) : undefined)}
        onDryRun={batch.dryRun}
        isDanger={batch.question.subject?.action === "remove"}
      />
      <BulkResults bulk={batch.results} nameOf={nameOf} title={t(`batch.${batch.action}.title`)} />
      {batch.freight && <FreightDialog name={namesOf(batch.freight.rows)} onChoose={batch.freight.choose} onClose={batch.freight.close} />}
    </>
  );
}
