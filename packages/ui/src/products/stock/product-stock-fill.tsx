import { useText } from "@shopkeeper/hooks/core";
import { productListText } from "@shopkeeper/hooks/products";
import { useState } from "react";
import { Button } from "../../core/button";
import { NumberInput } from "../../core/number-input";
import { styled } from "../../theme/styled";

export interface ProductStockFillProps {
  onFill: (more: number) => void;
  max: number;
}

/** One number for every SKU. */
export function ProductStockFill({ onFill, max }: ProductStockFillProps) {
  const t = useText(productListText);
  const [more, setMore] = useState<number>();
  const fill = () => more !== undefined && onFill(more);
  return (
    <Root>
      <span>{t("stock.fillLabel")}</span>
      <div>
        <NumberInput
          value={more}
          onChange={setMore}
          max={max}
          aria-label={t("stock.fillLabel")}
          placeholder={t("stock.added")}
          onKeyUp={(event) => event.key === "Enter" && fill()}
        />
      </div>
      <Button disabled={more === undefined} onClick={fill}>
        {t("stock.fill")}
      </Button>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    fontSize: "body",
    "& > span": { color: "fg.muted" },
    "& > div": { width: "9rem" },
  },
});
