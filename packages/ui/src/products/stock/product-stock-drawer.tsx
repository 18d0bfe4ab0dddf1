import { groupedNumber, sentenceOf, type Text, useText } from "@shopkeeper/hooks/texts";
import {
  addedTotal,
  type ProductDrawerOptions,
  productListText,
  type SkuLine,
  type StockForm,
  stockMax,
  useProductStock,
} from "@shopkeeper/hooks/products";
import { addDecimals } from "@shopkeeper/sdk/rules/money";
import { useMemo, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Button } from "../../core/button";
import { NumberInput } from "../../core/number-input";
import { NumberCell } from "../../form/number-cell";
import type { Column } from "../../list/table-column";
import { styled } from "../../theme/styled";
import { ProductStockLayout } from "./product-stock-layout";
import { ProductStockTable } from "./product-stock-table";

type Form = UseFormReturn<StockForm, unknown, StockForm>;

/** 增加库存: the number of pieces to add to each SKU. Mount it to open it. */
export function ProductStockDrawer(options: ProductDrawerOptions) {
  const stock = useProductStock(options);
  const t = useText(productListText);
  const { form, skus, isReadOnly } = stock;
  const cells = useMemo(() => ({ added: addedColumn(form, isReadOnly, t) }), [form, isReadOnly, t]);
  return (
    <ProductStockLayout title={t("stock.title")} name={options.product.name} drawer={stock} foot={<Total form={form} />}>
      {skus.lines.length > 1 && !isReadOnly && <Fill onFill={stock.fill} max={stockMax} />}
      <ProductStockTable skus={skus} cells={cells} errors={[form.formState.errors.added]} onPaste={stock.paste} />
    </ProductStockLayout>
  );
}

function Total({ form }: { form: Form }) {
  const t = useText(productListText);
  const count = addedTotal(useWatch({ control: form.control, name: "added" }));
  return t("stock.total", { count: groupedNumber(count) });
}

function addedColumn(form: Form, isReadOnly: boolean, t: Text<typeof productListText.zh>): Column<SkuLine> {
  return {
    key: "added",
    title: t("stock.added"),
    width: 152,
    cell: ({ key, name, sku }) => (
      <NumberCell
        form={form}
        name={`added.${key}`}
        label={t("stock.addedOf", { sku: name })}
        max={stockMax - sku.stock}
        disabled={isReadOnly}
        explain={(message) => sentenceOf(productListText, message, { stockMax, stock: sku.stock })}
        note={(more) => (more ? t("stock.sum", { sum: addDecimals(sku.stock, more) ?? "" }) : undefined)}
      />
    ),
  };
}

/** Sets one number for every SKU. */
function Fill({ onFill, max }: { onFill: (more: number) => void; max: number }) {
  const t = useText(productListText);
  const [more, setMore] = useState<number>();
  const fill = () => more !== undefined && onFill(more);
  return (
    <FillRoot>
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
    </FillRoot>
  );
}

const FillRoot = styled("div", {
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
