import { coreText, sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { type FreeEditOptions, freeEditLimits, productListText, useProductFreeEdit } from "@shopkeeper/hooks/products";
import { useEffect, useRef } from "react";
import { Button } from "../../core/button";
import { LoadState } from "../../core/load-state";
import { Popover } from "../../core/popover";
import { FormErrors } from "../../form/form-errors";
import { focusWhenMounted } from "../../form/focus-when-mounted";
import { NumberCell } from "../../form/number-cell";
import { styled } from "../../theme/styled";
import type { RowFigure } from "./product-list-columns";

export interface ProductFigurePopoverProps extends FreeEditOptions {
  figure: RowFigure;
  /** The figure in the list. */
  anchor: HTMLElement;
}

/** Price or stock of a product with one SKU, edited in the list. Mount it to open it. */
export function ProductFigurePopover({ anchor, ...options }: ProductFigurePopoverProps) {
  const t = useText(productListText);
  const onClose = () => {
    if (anchor.isConnected) anchor.focus();
    options.onClose();
  };
  return (
    <Popover anchor={anchor} align="end" label={t(`figures.${options.figure}Title`)} onClose={options.onClose}>
      <FigureForm {...options} onClose={onClose} />
    </Popover>
  );
}

function FigureForm({ figure, ...options }: Omit<ProductFigurePopoverProps, "anchor">) {
  const t = useText(productListText);
  const core = useText(coreText);
  const { form, skus, submit, prices, conflict, target, isSubmitting } = useProductFreeEdit({ ...options, isBrief: true });
  const [line] = skus.lines;
  const field = figure === "price" ? ("prices" as const) : ("stocks" as const);
  const isDoubtful = prices.count !== undefined;
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => (target ? focusWhenMounted(root.current, target.field) : undefined), [target]);
  return (
    <Root
      ref={root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (isSubmitting) return;
        if (conflict) conflict.keepMine();
        else if (isDoubtful) prices.saveAnyway();
        else submit();
      }}
    >
      <LoadState of={skus}>
        {line && (
          <div data-fields="">
            <h3>{t(`figures.${figure}Title`)}</h3>
            <FormErrors>
              <NumberCell
                form={form}
                name={`${field}.${line.key}`}
                label={t(figure === "price" ? "stock.price" : "stock.stock")}
                mode={figure === "price" ? 2 : 0}
                max={figure === "price" ? freeEditLimits.priceMax : freeEditLimits.stockMax}
                explain={(message) => sentenceOf(productListText, message, freeEditLimits)}
              />
            </FormErrors>
            {isDoubtful && <p role="alert">{t("figures.doubtful")}</p>}
            {conflict && (
              <p role="alert">
                {t("figures.moved", {
                  price: conflict.current.prices[line.key]?.toFixed(2) ?? "-",
                  stock: conflict.current.stocks[line.key] ?? "-",
                })}
              </p>
            )}
            <div>
              {conflict ? (
                <Button size="sm" onClick={conflict.takeCurrent}>
                  {t("figures.reload")}
                </Button>
              ) : (
                <Button size="sm" onClick={isDoubtful ? prices.showFirst : options.onClose}>
                  {core("actions.cancel")}
                </Button>
              )}
              <Button type="submit" size="sm" variant="primary" isBusy={isSubmitting}>
                {isDoubtful || conflict ? t("figures.saveAnyway") : core("actions.confirm")}
              </Button>
            </div>
          </div>
        )}
      </LoadState>
    </Root>
  );
}

const Root = styled("form", {
  base: {
    width: "15rem",
    padding: "3.5",
    fontSize: "body",
    "& [data-fields]": { display: "grid", gap: "2.5" },
    "& h3": { fontWeight: "medium" },
    "& p": { fontSize: "xs", color: "fg.warning", lineHeight: "1.4" },
    "& [data-fields] > div:last-child": { display: "flex", justifyContent: "flex-end", gap: "2" },
  },
});
