import { useText } from "@shopkeeper/hooks/core";
import { couponText } from "@shopkeeper/hooks/coupons";
import { useProductPickerAhead } from "@shopkeeper/hooks/products/shared";
import { Plus, X } from "lucide-react";
import { useEffect, useState } from "react";
import { FormItem } from "../core/form-item";
import { Picture } from "../core/picture";
import { DeferredProductPicker } from "../products/shared";
import { styled } from "../theme/styled";
import type { CouponFieldsProps } from "./coupon-fields";

/** The products of a product coupon: thumbnails that can be taken out, and the picker that adds some. */
export function CouponProductsField({ coupon, explain }: CouponFieldsProps) {
  const t = useText(couponText);
  const [isPicking, setPicking] = useState(false);
  const expectPicking = useProductPickerAhead();
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
          <Root>
            {products.map((product) => (
              <li key={product.id} title={product.name}>
                <Picture src={product.image} name={product.name} size={60} />
                {!isReadOnly && (
                  <button
                    type="button"
                    data-drop=""
                    aria-label={t("form.dropProduct", { name: product.name })}
                    onClick={() => coupon.dropProduct(product.id)}
                  >
                    <X size={12} aria-hidden />
                  </button>
                )}
              </li>
            ))}
            {!isReadOnly && (
              <li>
                <button
                  ref={field.ref}
                  type="button"
                  data-add=""
                  onPointerEnter={expectPicking}
                  onFocus={expectPicking}
                  onClick={() => setPicking(true)}
                  onBlur={field.onBlur}
                >
                  <Plus size={18} aria-hidden />
                  {t("form.addProducts")}
                </button>
              </li>
            )}
          </Root>
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

const Root = styled("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2.5",
    "& > li": { position: "relative" },
    "& [data-drop]": {
      position: "absolute",
      top: "-6px",
      insetInlineEnd: "-6px",
      display: "grid",
      placeItems: "center",
      boxSize: "18px",
      borderRadius: "full",
      background: "fg.muted",
      color: "bg",
      cursor: "pointer",
      _hover: { background: "fg.error" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    },
    "& [data-add]": {
      display: "grid",
      placeItems: "center",
      alignContent: "center",
      gap: "1",
      boxSize: "60px",
      borderWidth: "1px",
      borderStyle: "dashed",
      borderColor: "border.emphasized",
      borderRadius: "md",
      color: "fg.muted",
      fontSize: "xs",
      cursor: "pointer",
      _hover: { borderColor: "brand.solid", color: "brand.fg" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    },
  },
});
