import { useText } from "@shopkeeper/hooks/texts";
import { activityProducts, usePreloadProductPicker } from "@shopkeeper/hooks/products/shared";
import { seckillText } from "@shopkeeper/hooks/seckill";
import { useEffect, useState } from "react";
import { Button } from "../core/button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { lazyDialog } from "../core/lazy-dialog";
import { FormField } from "../form/form-field";
import { DeferredMarketingPicker } from "../products/shared";
import { styled } from "../theme/styled";
import type { ActivityFieldProps } from "./activity-field";
import { OfferTable } from "./offer-table";

const BatchDialog = lazyDialog(
  () => import("./batch-dialog").then((file) => file.BatchDialog),
  ({ onClose }) => onClose(),
);

const pickerTrees = ["getPlatformCategoryTree", "getProductCategoryTree"] as const;

/** The offered products: picked, set for many at once, and removed. */
export function OfferProducts({ offer, explain }: ActivityFieldProps) {
  const t = useText(seckillText);
  const [dialog, setDialog] = useState<"pick" | "quota" | "price">();
  const [dropping, setDropping] = useState<readonly number[]>([]);
  const { products, selection, isReadOnly, closed } = offer;
  const preloadPicker = usePreloadProductPicker(activityProducts(offer.activityId ?? undefined), pickerTrees);
  useEffect(() => DeferredMarketingPicker.preload(), []);
  const isFixed = isReadOnly || closed !== undefined;
  const close = () => setDialog(undefined);
  // no field of its own: one around the cells would keep the batch values from reaching each cell
  const said = offer.form.formState.errors.productList?.message;
  const skus = products.reduce((sum, { attrValue }) => sum + attrValue.length, 0);
  return (
    <FormField
      label={t("form.table")}
      isRequired
      isGroup
      isWide
      {...(said !== undefined && { error: explain(said) })}
      help={products.length > 0 && t("form.count", { products: products.length, skus })}
    >
      <Body>
        <div>
          <Button
            variant="primary"
            disabled={isFixed}
            onPointerEnter={preloadPicker}
            onFocus={preloadPicker}
            onClick={() => offer.canPick() && setDialog("pick")}
          >
            {t("form.add")}
          </Button>
          <Button disabled={isFixed || selection.count === 0} onClick={() => setDialog("quota")}>
            {t("form.batchQuota")}
          </Button>
          <Button disabled={isFixed || selection.count === 0} onClick={() => setDialog("price")}>
            {t("form.batchPrice")}
          </Button>
          <Button disabled={isFixed || selection.count === 0} onClick={() => setDropping(selection.ids)}>
            {t("form.batchRemove")}
          </Button>
        </div>
        <OfferTable offer={offer} isFixed={isFixed} onDrop={setDropping} />
        {dialog === "pick" && offer.activityId !== null && (
          <DeferredMarketingPicker
            activityId={offer.activityId}
            chosen={[]}
            taken={products.map(({ id }) => id)}
            onPick={(rows) => {
              offer.addProducts(rows);
              close();
            }}
            onClose={close}
          />
        )}
        {(dialog === "quota" || dialog === "price") && (
          <BatchDialog
            what={dialog}
            onSet={(setting) => {
              offer.setAll(setting);
              close();
            }}
            onClose={close}
          />
        )}
        <ConfirmDialog
          question={{
            subject: dropping,
            isOpen: dropping.length > 0,
            isRunning: false,
            error: undefined,
            confirm: async () => {
              offer.drop(dropping);
              setDropping([]);
            },
            cancel: () => setDropping([]),
          }}
          text={(ids) => t(ids.length > 1 ? "form.batchRemoveAsk" : "form.removeAsk")}
          nameOf={(ids) => products.flatMap(({ id, name }) => (ids.includes(id) ? name : [])).join("、")}
        />
      </Body>
    </FormField>
  );
}

const Body = styled("div", {
  base: {
    display: "grid",
    gap: "3",
    width: "full",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > div:first-of-type": { display: "flex", flexWrap: "wrap", gap: "2" },
  },
});
