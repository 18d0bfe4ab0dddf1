import { useText } from "@shopkeeper/hooks/texts";
import { productFormText } from "@shopkeeper/hooks/products";
import { ShippingType } from "@shopkeeper/sdk";
import { Checkbox } from "../../core/checkbox";
import { NumberInput } from "../../core/number-input";
import { Switch } from "../../core/switch";
import { styled } from "../../theme/styled";
import { ProductGiftField } from "./product-gift-field";
import { type ProductFormPart, ProductItem } from "./product-item";

/** 其他设置: delivery, refunds, sort order, and gifts. */
export function ProductMoreStep({ product }: ProductFormPart) {
  const t = useText(productFormText);
  const { limits, editing } = product;
  return (
    <>
      {editing.isVirtual ? (
        <ProductItem product={product} name="refundSwitch" help={t("tips.refund")}>
          {({ value, onChange, disabled, onBlur }) => (
            <Switch isOn={value} onChange={onChange} onBlur={onBlur} disabled={disabled} aria-label={t("fields.refundSwitch")} />
          )}
        </ProductItem>
      ) : (
        <ProductItem product={product} name="deliveryMethods" help={t("tips.delivery")} isRequired isGroup>
          {({ value, onChange, onBlur, disabled }) => (
            <Choices role="group" aria-label={t("fields.deliveryMethods")}>
              {([ShippingType.delivery, ShippingType.pickUp] as const).map((method) => (
                <Checkbox
                  key={method}
                  isChecked={value.includes(method)}
                  onChange={(isIn) => onChange(isIn ? [...value, method].sort() : value.filter((each) => each !== method))}
                  onBlur={onBlur}
                  disabled={disabled}
                >
                  {t(method === ShippingType.delivery ? "deliveries.ship" : "deliveries.pickUp")}
                </Checkbox>
              ))}
            </Choices>
          )}
        </ProductItem>
      )}
      <ProductItem product={product} name="sort" help={t("tips.sort")}>
        {(field) => (
          <NumberInput
            {...field}
            value={field.value ?? undefined}
            onChange={(value) => field.onChange(value ?? null)}
            placeholder={t("placeholders.sort")}
            max={limits.sortMax}
          />
        )}
      </ProductItem>
      <ProductGiftField product={product} />
    </>
  );
}

const Choices = styled("div", { base: { display: "flex", flexWrap: "wrap", gap: "5", minHeight: "control", alignItems: "center" } });
