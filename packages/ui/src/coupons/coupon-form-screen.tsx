import { useText, titleOf } from "@shopkeeper/hooks/texts";
import { type CouponFormState, couponHistory, couponText, useCouponForm } from "@shopkeeper/hooks/coupons";
import { fields } from "@shopkeeper/sdk";
import { HintNotice } from "../core/hint-notice";
import { LoadState } from "../core/load-state";
import { PictureList } from "../core/picture-list";
import { RefusedState } from "../core/refused-state";
import { DraftNotice } from "../form/draft-notice";
import { EditConflict } from "../form/edit-conflict";
import { FormScreen } from "../form/form-screen";
import { HistoryButton } from "../revisions/shared";
import { styled } from "../theme/styled";
import { CouponFields } from "./coupon-fields";
import { CouponPreview } from "./coupon-preview";

export interface CouponFormScreenProps {
  /** `copy` and `edit` begin with the coupon `id`. */
  mode: "add" | "copy" | "edit";
  id?: number;
  onBack: () => void;
  /** Called after a save. */
  onDone: () => void;
}

/** The form where a merchant adds a coupon, copies one, or changes the products of one. */
export function CouponFormScreen({ mode, id, onBack, onDone }: CouponFormScreenProps) {
  const coupon = useCouponForm({ mode, id, onDone });
  const t = useText(couponText);
  const isOpen = !coupon.isRefused && !coupon.isLoading && coupon.loadError === undefined;
  return (
    <FormScreen
      title={t(`form.titles.${mode}`)}
      onBack={onBack}
      tools={mode === "edit" && <HistoryButton kind="coupon" subject={id} words={couponHistory} />}
      onSubmit={isOpen && !coupon.isReadOnly ? coupon.submit : undefined}
      isSubmitting={coupon.isSubmitting}
      notice={isOpen && <Notices coupon={coupon} />}
      submitLabel={t("form.submit")}
    >
      {coupon.isRefused ? (
        <RefusedState />
      ) : (
        <LoadState of={{ isLoading: coupon.isLoading, error: coupon.loadError, retry: coupon.retry }}>
          <Beside>
            <div>
              <CouponFields coupon={coupon} />
            </div>
            <CouponPreview form={coupon.form} />
          </Beside>
        </LoadState>
      )}
      {coupon.conflict && (
        <EditConflict
          of={coupon.conflict}
          name={({ name }) => name}
          describe={({ productIds: products }) => [
            [titleOf(fields.CouponInput.productIds), <PictureList key="products" rows={products} />, "productIds"],
          ]}
        />
      )}
    </FormScreen>
  );
}

const Beside = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 20rem",
    alignItems: "start",
    gap: "6",
    "& > div": { display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" },
    "@container (max-width: 900px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

function Notices({ coupon }: { coupon: CouponFormState }) {
  const t = useText(couponText);
  if (coupon.isNotForProducts) return <HintNotice>{t("form.notForProducts")}</HintNotice>;
  if (coupon.isReadOnly) return <HintNotice>{t("form.readOnlyHint")}</HintNotice>;
  return (
    <>
      {coupon.isLocked && <HintNotice>{t("form.editHint")}</HintNotice>}
      <DraftNotice draft={coupon.draft} />
    </>
  );
}
