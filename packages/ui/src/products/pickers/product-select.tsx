import { useText } from "@shopkeeper/hooks/texts";
import { productText, usePreloadProductPicker } from "@shopkeeper/hooks/products/shared";
import type { Schema } from "@shopkeeper/sdk";
import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../core/button";
import { Picture } from "../../core/picture";
import { styled } from "../../theme/styled";
import { DeferredProductPicker } from "./deferred-product-picker";

type Product = Schema<"ProductBrief">;

export interface ProductSelectProps {
  /** The chosen product. */
  value: Pick<Product, "id" | "name" | "image"> | null | undefined;
  /** Gets the chosen product. */
  onChange: (product: Product) => void;
  /** Details of the choice are loading. */
  isBusy?: boolean;
  /** Gets the button, to focus it. */
  ref?: (button: HTMLButtonElement | null) => void;
}

/** One product: its picture and name, and the picker that changes it. */
export function ProductSelect({ value, onChange, isBusy = false, ref }: ProductSelectProps) {
  const t = useText(productText);
  const [isPicking, setPicking] = useState(false);
  const preloadPicker = usePreloadProductPicker();
  useEffect(() => DeferredProductPicker.preload(), []);
  return (
    <Root>
      {value && (
        <>
          <Picture src={value.image} name={value.name} size={44} />
          <span>{value.name}</span>
        </>
      )}
      <Button
        ref={ref}
        icon={value ? undefined : <Plus size={14} aria-hidden />}
        data-autofocus=""
        isBusy={isBusy}
        onPointerEnter={preloadPicker}
        onFocus={preloadPicker}
        onClick={() => setPicking(true)}
      >
        {t(value ? "picker.change" : "picker.choose")}
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

const Root = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2.5",
    minWidth: 0,
    "& > span": { minWidth: 0, maxWidth: "22rem", overflowWrap: "anywhere" },
  },
});
