import { useText } from "@shopkeeper/hooks/core";
import { productListText, type useProductList } from "@shopkeeper/hooks/products";
import { lazyDialog } from "../../core/lazy-dialog";

import { ConfirmDialog } from "../../core/confirm-dialog";
import { ProductSubmitDialog } from "./product-submit-dialog";
import { DeferredFreightDialog } from "./deferred-freight-dialog";

const ProductStockDrawer = lazyDialog(
  () => import("../stock/product-stock-drawer").then((file) => file.ProductStockDrawer),
  ({ onClose }) => onClose(),
);
const ProductFreeEditDrawer = lazyDialog(
  () => import("../stock/product-free-edit-drawer").then((file) => file.ProductFreeEditDrawer),
  ({ onClose }) => onClose(),
);

/** The questions and dialogs of what is done with one product of the list. */
export function ProductStepDialogs({ steps }: Pick<ReturnType<typeof useProductList>, "steps">) {
  const t = useText(productListText);
  const { questions, dialog, closeDialog } = steps;
  const nameOf = ({ name }: { name: string }) => name;
  return (
    <>
      <ConfirmDialog question={questions.edit} text={() => t("asks.edit")} nameOf={nameOf} />
      <ConfirmDialog question={questions.restore} text={() => t("asks.restore")} nameOf={nameOf} hint={t("asks.restoreHint")} />
      <ConfirmDialog question={questions.withdraw} text={() => t("asks.withdraw")} nameOf={nameOf} hint={t("asks.withdrawHint")} />
      <ConfirmDialog
        question={questions.recycle}
        text={({ id }) => t("asks.recycle", { id })}
        nameOf={nameOf}
        hint={t("asks.recycleHint")}
      />
      <ConfirmDialog
        question={questions.remove}
        text={({ id }) => t("asks.remove", { id })}
        nameOf={nameOf}
        hint={t("asks.removeHint")}
        isDanger
      />
      {dialog?.step === "submit" && <ProductSubmitDialog product={dialog.product} onClose={closeDialog} />}
      {dialog?.step === "setFreight" && (
        <DeferredFreightDialog
          name={dialog.product.name}
          productId={dialog.product.id}
          templateId={dialog.product.tempId}
          onClose={closeDialog}
        />
      )}
      {dialog?.step === "addStock" && <ProductStockDrawer product={dialog.product} onClose={closeDialog} />}
      {dialog?.step === "editFreely" && <ProductFreeEditDrawer product={dialog.product} onClose={closeDialog} />}
    </>
  );
}
