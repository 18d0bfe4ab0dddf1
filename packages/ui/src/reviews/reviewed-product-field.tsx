import { useText } from "@shopkeeper/hooks/core";
import { type ReviewedProduct, reviewText } from "@shopkeeper/hooks/reviews";
import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../core/button";
import { Picture } from "../core/picture";
import { DeferredProductPicker } from "../products/shared";
import { styled } from "../theme/styled";

export interface ReviewedProductFieldProps {
  product: ReviewedProduct | null;
  onChange: (product: ReviewedProduct) => void;
  buttonRef: (button: HTMLElement | null) => void;
}

/** The product that a review is about: its picture and name, and the picker that changes it. */
export function ReviewedProductField({ product, onChange, buttonRef }: ReviewedProductFieldProps) {
  const t = useText(reviewText);
  const [isPicking, setPicking] = useState(false);
  useEffect(() => DeferredProductPicker.preload(), []);
  return (
    <Root>
      {product && (
        <>
          <Picture src={product.image} name={product.name} size={44} />
          <span>{product.name}</span>
        </>
      )}
      <Button
        ref={buttonRef}
        icon={product ? undefined : <Plus size={14} aria-hidden />}
        data-autofocus=""
        onClick={() => setPicking(true)}
      >
        {t(product ? "form.changeProduct" : "form.chooseProduct")}
      </Button>
      {isPicking && (
        <DeferredProductPicker
          mode="single"
          onPick={([picked]) => {
            setPicking(false);
            if (picked) onChange(picked);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Root>
  );
}

const Root = styled("span", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2.5",
    minWidth: 0,
    "& > span": { minWidth: 0, maxWidth: "22rem", overflowWrap: "anywhere" },
  },
});
