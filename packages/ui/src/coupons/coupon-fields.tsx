import { type CouponFormState, couponText, thresholdField } from "@shopkeeper/hooks/coupons";
import { usePreloadProductPicker } from "@shopkeeper/hooks/products/shared";
import { useText } from "@shopkeeper/hooks/texts";
import { CouponReceiveType, fields } from "@shopkeeper/sdk";
import { mostEntries } from "@shopkeeper/sdk/rules/records";
import { useEffect, useState } from "react";
import { PictureTiles } from "../core/picture-tiles";
import { ChoiceField } from "../form/choice-field";
import { FormSection } from "../form/form-section";
import { NumberField } from "../form/number-field";
import { RecordField } from "../form/record-field";
import { TextField } from "../form/text-field";
import { WindowField } from "../form/window-field";
import { DeferredProductPicker } from "../products/shared";

const of = fields.CouponInput;

/** The fields of a coupon in three sections; the choices decide which of them are shown. */
export function CouponFields({ coupon }: { coupon: CouponFormState }) {
  const t = useText(couponText);
  const { shows, outdated, bounds } = coupon;
  const item = { form: coupon.form, isReadOnly: coupon.isLocked };
  const receiveTypes = [
    { value: CouponReceiveType.manual, label: t("form.manual") },
    { value: CouponReceiveType.gift, label: t("form.gift") },
  ];
  return (
    <>
      <FormSection title={t("form.basic")}>
        <TextField {...item} field={of.name} name="name" />
        <ChoiceField {...item} field={of.category} name="category" />
        {shows("productIds") && <CouponProductsField coupon={coupon} />}
        <NumberField {...item} field={of.money} name="money" unit={t("form.yuan")} />
        <NumberField {...item} field={of.sort} name="sort" />
        <ChoiceField {...item} field={of.status} name="status" isTrueFirst />
      </FormSection>
      <FormSection title={t("form.use")}>
        <ChoiceField {...item} field={thresholdField} name="hasThreshold" />
        {shows("minPrice") && <NumberField {...item} field={of.minPrice} name="minPrice" unit={t("form.yuan")} />}
        <ChoiceField {...item} field={of.isFixedTime} name="isFixedTime" />
        {shows("day") && <NumberField {...item} field={of.day} name="day" unit={t("form.days")} isRequired />}
        {shows("useStartTime") && (
          <WindowField
            {...item}
            {...bounds}
            field={of.useStartTime}
            start="useStartTime"
            end="useEndTime"
            hint={outdated.use && t(outdated.use)}
          />
        )}
      </FormSection>
      <FormSection title={t("form.claim")}>
        <ChoiceField {...item} field={of.receiveType} name="receiveType" options={receiveTypes} help={t("form.receiveTypeHelp")} />
        <ChoiceField {...item} field={of.isTimeReceive} name="isTimeReceive" isTrueFirst />
        {shows("receiveStartTime") && (
          <WindowField
            {...{ ...item, ...bounds, field: of.receiveStartTime, hint: outdated.claim && t(outdated.claim) }}
            start="receiveStartTime"
            end="receiveEndTime"
          />
        )}
        <ChoiceField {...item} field={of.isLimited} name="isLimited" isTrueFirst />
        {shows("total") && <NumberField {...item} field={of.total} name="total" unit={t("form.pieces")} isRequired />}
      </FormSection>
    </>
  );
}

/** The products of a product coupon: thumbnails that can be removed, and the picker that adds some. */
function CouponProductsField({ coupon }: { coupon: CouponFormState }) {
  const t = useText(couponText);
  const [isPicking, setPicking] = useState(false);
  const preloadPicker = usePreloadProductPicker();
  useEffect(() => DeferredProductPicker.preload(), []);
  const { products, isReadOnly } = coupon;
  return (
    <>
      <RecordField
        form={coupon.form}
        name="productIds"
        field={of.productIds}
        isRequired
        isGroup
        help={products.length > 0 && t("form.productCount", { count: products.length })}
      >
        {(field) => (
          <PictureTiles
            rows={products}
            onRemove={isReadOnly ? undefined : coupon.dropProduct}
            add={
              isReadOnly
                ? undefined
                : {
                    label: t("form.addProducts"),
                    ref: field.ref,
                    onPointerEnter: preloadPicker,
                    onFocus: preloadPicker,
                    onClick: () => setPicking(true),
                    onBlur: field.onBlur,
                  }
            }
          />
        )}
      </RecordField>
      {isPicking && (
        <DeferredProductPicker
          chosen={products}
          max={mostEntries(of.productIds)}
          onPick={(rows) => {
            coupon.setProducts(rows);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
