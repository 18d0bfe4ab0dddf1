import { groupedNumber, useText } from "@shopkeeper/hooks/core";
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
import { useMemo } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { Column } from "../../core/table-column";
import { ProductStockCell } from "./product-stock-cell";
import { ProductStockFill } from "./product-stock-fill";
import { ProductStockLayout } from "./product-stock-layout";
import { ProductStockTable } from "./product-stock-table";
import { wrongPagesOf } from "./wrong-pages";

type Form = UseFormReturn<StockForm, unknown, StockForm>;

/** 编辑库存: how many pieces more of each SKU. Mount it to open it. */
export function ProductStockDrawer(options: ProductDrawerOptions) {
  const stock = useProductStock(options);
  const t = useText(productListText);
  const { form, skus } = stock;
  const cells = useMemo(() => ({ added: addedColumn(form, t) }), [form, t]);
  return (
    <ProductStockLayout title={t("stock.title")} name={options.product.name} drawer={stock} foot={<Total form={form} />}>
      {skus.lines.length > 1 && !stock.isReadOnly && <ProductStockFill onFill={stock.fill} max={stockMax} />}
      <ProductStockTable skus={skus} cells={cells} wrongPages={wrongPagesOf(skus, form.formState.errors.added)} />
    </ProductStockLayout>
  );
}

function Total({ form }: { form: Form }) {
  const t = useText(productListText);
  const count = addedTotal(useWatch({ control: form.control, name: "added" }));
  return t("stock.total", { count: groupedNumber(count) });
}

function addedColumn(form: Form, t: ReturnType<typeof useText<typeof productListText.zh>>): Column<SkuLine> {
  return {
    key: "added",
    title: t("stock.added"),
    width: 152,
    cell: ({ key, name, sku }) => (
      <ProductStockCell
        form={form}
        name={`added.${key}`}
        label={t("stock.addedOf", { sku: name })}
        max={stockMax - sku.stock}
        limits={{ stockMax, stock: sku.stock }}
        note={(more) => (more ? t("stock.sum", { sum: addDecimals(sku.stock, more) ?? "" }) : undefined)}
      />
    ),
  };
}
