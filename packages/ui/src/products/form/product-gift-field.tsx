import { useText } from "@shopkeeper/hooks/texts";
import { productFormText } from "@shopkeeper/hooks/products";
import { useState } from "react";
import { Button } from "../../core/button";
import { RemovableTag } from "../../core/removable-tag";
import { styled } from "../../theme/styled";
import { type ProductFormPart, ProductItem } from "./product-item";
import { lazyDialog } from "../../core/lazy-dialog";

const CouponPicker = lazyDialog(
  () => import("../../coupons/shared").then((file) => file.CouponPicker),
  ({ onClose }) => onClose(),
);

/** The coupons that buyers get with a product. */
export function ProductGiftField({ product }: ProductFormPart) {
  const t = useText(productFormText);
  const [isPicking, setPicking] = useState(false);
  const { setCoupons } = product.editing;
  return (
    <ProductItem product={product} name="coupons" help={t("tips.coupons")} isGroup>
      {({ value, disabled, ref, onBlur }) => (
        <Root>
          {value.length === 0 && disabled && <span>{t("none")}</span>}
          {value.length > 0 && (
            <ul aria-label={t("fields.coupons")}>
              {value.map(({ id, name }) => (
                <RemovableTag key={id} onRemove={disabled ? undefined : () => setCoupons(value.filter((coupon) => coupon.id !== id))}>
                  {name}
                </RemovableTag>
              ))}
            </ul>
          )}
          {!disabled && (
            <Button ref={ref} onClick={() => setPicking(true)} onBlur={onBlur}>
              {t("coupons.choose")}
            </Button>
          )}
          {isPicking && (
            <CouponPicker
              userType="product"
              chosen={value}
              onPick={(coupons) => {
                setCoupons(coupons.map(({ id, name }) => ({ id, name })));
                setPicking(false);
              }}
              onClose={() => setPicking(false)}
            />
          )}
        </Root>
      )}
    </ProductItem>
  );
}

const Root = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    minHeight: "control",
    "& > ul": { display: "flex", flexWrap: "wrap", gap: "1.5", minWidth: 0 },
  },
});
