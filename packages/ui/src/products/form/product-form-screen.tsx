import { coreText, useText } from "@shopkeeper/hooks/texts";
import { type ProductFormOptions, productFormText, productHistory, productPreviewText, useProductForm } from "@shopkeeper/hooks/products";
import { useState } from "react";
import { Button } from "../../core/button";
import { FailureNotice } from "../../core/failure-notice";
import { HintNotice } from "../../core/hint-notice";
import { lazyComponent } from "../../core/lazy-component";
import { lazyDialog } from "../../core/lazy-dialog";
import { LoadState } from "../../core/load-state";
import { RefusedState } from "../../core/refused-state";
import { useMedia } from "../../core/use-media";
import { FormScreen } from "../../form/form-screen";
import { HistoryButton } from "../../revisions/shared";
import { styled } from "../../theme/styled";
import { ProductFormFoot } from "./product-form-foot";
import { ProductFormSteps } from "./product-form-steps";
import type { ProductFormPart } from "./product-item";

const LivePreview = lazyComponent(() => import("../preview/product-live-preview").then((file) => file.ProductLivePreview));
const PreviewDrawer = lazyDialog(
  () => import("../preview/product-live-drawer").then((file) => file.ProductLiveDrawer),
  ({ onClose }) => onClose(),
);
const ProductCollectCard = lazyComponent(() => import("./product-collect-card").then((file) => file.ProductCollectCard));
const DraftNotice = lazyComponent(() => import("../../form/draft-notice").then((file) => file.DraftNotice));
const ProductConflict = lazyComponent(() => import("./product-conflict").then((file) => file.ProductConflict));
const ProductQuestions = lazyDialog(
  () => import("./product-questions").then((file) => file.ProductQuestions),
  ({ product: { prices, shelf } }) => (prices.dismiss(), shelf.dismiss()),
);
const TakingDownQuestions = lazyDialog(
  () => import("./taking-down-questions").then((file) => file.TakingDownQuestions),
  ({ product: { takingDown } }) => (takingDown.question.cancel(), takingDown.leaving?.dismiss()),
);

export interface ProductFormScreenProps extends ProductFormOptions {
  onBack: () => void;
}

/** The form where a merchant adds a product, edits one, or views it, in four steps. */
export function ProductFormScreen(options: ProductFormScreenProps) {
  const product = useProductForm(options);
  const { back: onBack, question, leaving } = product.takingDown;
  const t = useText(productFormText);
  const core = useText(coreText);
  const isWide = useMedia("(min-width: 1440px)");
  const [isDrawn, setDrawn] = useState(false);
  const preview = useText(productPreviewText);
  const [isPreviewed, setPreviewed] = useState(true);
  const isOpen = !product.isRefused && !product.isLoading && product.error === undefined;
  return (
    <FormScreen
      title={t(`title.${options.mode}`)}
      onBack={onBack}
      isReadOnly={product.isReadOnly}
      tools={
        <>
          {isOpen &&
            (isWide ? (
              <Button onClick={() => setPreviewed(!isPreviewed)}>{preview(isPreviewed ? "hide" : "show")}</Button>
            ) : (
              <Button onClick={() => setDrawn(true)}>{preview("title")}</Button>
            ))}
          {(options.mode === "edit" || options.mode === "view") && (
            <HistoryButton kind="product" subject={options.id} name={product.product?.name} words={productHistory} />
          )}
        </>
      }
      notice={isOpen && <Notices product={product} />}
      actions={isOpen ? <ProductFormFoot product={product} onBack={onBack} /> : <Button onClick={onBack}>{core("actions.back")}</Button>}
    >
      {product.isRefused ? (
        <RefusedState />
      ) : (
        <LoadState of={{ isLoading: product.isLoading, error: product.error, retry: product.retry }}>
          <Sides data-wide={(isWide && isPreviewed) || undefined}>
            <ProductFormSteps product={product} />
            {isWide && isPreviewed && isOpen && <LivePreview product={product} />}
          </Sides>
        </LoadState>
      )}
      {(product.prices.count !== undefined || product.shelf.pending !== undefined) && <ProductQuestions product={product} />}
      {(question.isOpen || leaving) && <TakingDownQuestions product={product} />}
      {isDrawn && isOpen && !isWide && <PreviewDrawer product={product} onClose={() => setDrawn(false)} />}
      {product.conflict && <ProductConflict conflict={product.conflict} />}
    </FormScreen>
  );
}

/** The form, equally wide in all its steps, and the buyers' preview beside it. */
const Sides = styled("div", {
  base: {
    display: "grid",
    gap: "6",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    "&[data-wide]": { gridTemplateColumns: "minmax(0, 1fr) 340px" },
  },
});

function Notices({ product }: ProductFormPart) {
  const t = useText(productFormText);
  const { mode, lock, form, takingDown } = product;
  const reason = product.product?.reason;
  const unplaced = form.formState.errors.root?.server?.message;
  return (
    <>
      {unplaced && <FailureNotice error={new Error(unplaced)} />}
      {lock && (
        <HintNotice
          actions={
            takingDown.open && (
              <Button size="sm" variant="primary" onClick={takingDown.open}>
                {t("takenDown.open")}
              </Button>
            )
          }
        >
          {t(lock)}
        </HintNotice>
      )}
      {takingDown.restore && (
        <HintNotice
          actions={
            <Button size="sm" isBusy={takingDown.isRunning} onClick={takingDown.restore}>
              {t("takenDown.restore")}
            </Button>
          }
        >
          {t("takenDown.notice")}
        </HintNotice>
      )}
      {reason && mode !== "copy" && <HintNotice>{t("notices.refused", { reason })}</HintNotice>}
      {mode === "copy" && !lock && <HintNotice>{t("notices.copy")}</HintNotice>}
      {!product.isReadOnly && product.draft.offered && <DraftNotice draft={product.draft} />}
      {mode === "collect" && <ProductCollectCard product={product} />}
    </>
  );
}
