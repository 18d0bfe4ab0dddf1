import { useText } from "@shopkeeper/hooks/texts";
import { type CouponFormState, couponText } from "@shopkeeper/hooks/coupons";
import { usePreloadProductPicker } from "@shopkeeper/hooks/products/shared";
import { useEffect, useState } from "react";
import { PictureTiles } from "../core/picture-tiles";
import { FormItem } from "../form/form-item";
import { DeferredProductPicker } from "../products/shared";

export interface CouponProductsFieldProps {
  coupon: CouponFormState;
  /** Turns the message of a rule into a sentence. */
  explain: (message: string) => string;
}

/** The products of a product coupon: thumbnails that can be taken out, and the picker that adds some. */
export function CouponProductsField({ coupon, explain }: CouponProductsFieldProps) {
  const t = useText(couponText);
  const [isPicking, setPicking] = useState(false);
  const preloadPicker = usePreloadProductPicker();
  useEffect(() => DeferredProductPicker.preload(), []);
  const { products, isReadOnly } = coupon;
  return (
    <>
      <FormItem
        form={coupon.form}
        name="products"
        label={t("form.labels.products")}
        explain={explain}
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
      </FormItem>
      {isPicking && (
        <DeferredProductPicker
          chosen={products}
          max={coupon.limits.productsMax}
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
