import { useText } from "@shopkeeper/hooks/texts";
import { type CouponFormState, couponText } from "@shopkeeper/hooks/coupons";
import { usePreloadProductPicker } from "@shopkeeper/hooks/products/shared";
import { fields } from "@shopkeeper/sdk";
import { mostEntries } from "@shopkeeper/sdk/rules/records";
import { useEffect, useState } from "react";
import { PictureTiles } from "../core/picture-tiles";
import { RecordField } from "../form/record-field";
import { DeferredProductPicker } from "../products/shared";

export interface CouponProductsFieldProps {
  coupon: CouponFormState;
}

const { productIds } = fields.CouponInput;

/** The products of a product coupon: thumbnails that can be taken out, and the picker that adds some. */
export function CouponProductsField({ coupon }: CouponProductsFieldProps) {
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
        field={productIds}
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
          max={mostEntries(productIds)}
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
