import { coreText, sentenceOf, useText } from "@shopkeeper/hooks/core";
import { couponText, useCouponForm } from "@shopkeeper/hooks/coupons";
import { couponLimits } from "@shopkeeper/sdk/rules/coupons";
import { Button } from "../core/button";
import { DraftNotice } from "../core/draft-notice";
import { EditConflict } from "../core/edit-conflict";
import { formErrors } from "../core/form-errors";
import { FormScreen } from "../core/form-screen";
import { FormSection } from "../core/form-section";
import { HintNotice } from "../core/hint-notice";
import { LoadState } from "../core/load-state";
import { PictureList } from "../core/picture-list";
import { RefusedState } from "../core/refused-state";
import { CouponBasicFields } from "./coupon-basic-fields";
import { CouponClaimFields } from "./coupon-claim-fields";
import { CouponUseFields } from "./coupon-use-fields";
import { couponFieldLabels } from "./coupon-field-labels";

export interface CouponFormScreenProps {
  /** `copy` and `edit` begin with the coupon `id`. */
  mode: "add" | "copy" | "edit";
  id?: number;
  onBack: () => void;
  /** After a save. */
  onDone: () => void;
}

/** Where a merchant adds a coupon, adds one like another, or changes the products of one. */
export function CouponFormScreen({ mode, id, onBack, onDone }: CouponFormScreenProps) {
  const coupon = useCouponForm({ mode, id, onDone });
  const t = useText(couponText);
  const core = useText(coreText);
  const explain = (message: string) => sentenceOf(couponText, message, couponLimits);
  const isOpen = !coupon.isRefused && !coupon.isLoading && coupon.loadError === undefined;
  return (
    <FormScreen
      title={t(`form.${mode}`)}
      onBack={onBack}
      onSubmit={isOpen && !coupon.isReadOnly ? coupon.submit : undefined}
      isSubmitting={coupon.isSubmitting}
      errors={formErrors(coupon.form, couponFieldLabels(t), explain)}
      notice={isOpen && <Notices coupon={coupon} />}
      actions={
        <>
          <Button onClick={onBack}>{core(coupon.isReadOnly ? "actions.back" : "actions.cancel")}</Button>
          {isOpen && !coupon.isReadOnly && (
            <Button type="submit" variant="primary" isBusy={coupon.isSubmitting}>
              {t("form.submit")}
            </Button>
          )}
        </>
      }
    >
      {coupon.isRefused ? (
        <RefusedState />
      ) : (
        <LoadState of={{ isLoading: coupon.isLoading, error: coupon.loadError, retry: coupon.retry }}>
          <FormSection title={t("form.basic")}>
            <CouponBasicFields coupon={coupon} explain={explain} />
          </FormSection>
          <FormSection title={t("form.use")}>
            <CouponUseFields coupon={coupon} explain={explain} />
          </FormSection>
          <FormSection title={t("form.claim")}>
            <CouponClaimFields coupon={coupon} explain={explain} />
          </FormSection>
        </LoadState>
      )}
      {coupon.conflict && (
        <EditConflict
          of={coupon.conflict}
          name={({ name }) => name}
          describe={({ products }) => [[t("form.products"), <PictureList key="products" rows={products} />]]}
        />
      )}
    </FormScreen>
  );
}

function Notices({ coupon }: { coupon: ReturnType<typeof useCouponForm> }) {
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
