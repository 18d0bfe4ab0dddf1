import { coreText, sentenceOf, type Text, textOf, useText } from "@shopkeeper/hooks/texts";
import { indexTree } from "@shopkeeper/hooks/selection";
import {
  type FreeEditForm,
  freeEditLimits,
  type ProductDrawerOptions,
  type ProductFreeEdit,
  productListText,
  type SkuLine,
  useProductFreeEdit,
} from "@shopkeeper/hooks/products";
import { centsOf } from "@shopkeeper/sdk/rules/money";
import { useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useCategoryTree } from "@shopkeeper/hooks/categories/shared";
import { MultiCascader } from "../../cascader/multi-cascader";
import { useCategoryAdding } from "../../categories/shared";
import { Money } from "../../core/money";
import { EditConflict } from "../../form/edit-conflict";
import { FormItem } from "../../form/form-item";
import { NumberCell } from "../../form/number-cell";
import type { Column } from "../../list/table-column";
import { PriceQuestion } from "../form/price-question";
import { ProductStockLayout } from "./product-stock-layout";
import { ProductStockTable } from "./product-stock-table";

type Form = UseFormReturn<FreeEditForm, unknown, FreeEditForm>;
type ListText = Text<typeof productListText.zh>;

/** 免审编辑: categories, prices and stock of a product off the shelf. Mount it to open it. */
export function ProductFreeEditDrawer(options: ProductDrawerOptions) {
  const edit = useProductFreeEdit(options);
  const t = useText(productListText);
  const { form, skus, isReadOnly } = edit;
  const { errors } = form.formState;
  const categories = useCategoryTree("merchant");
  const adding = useCategoryAdding();
  const cells = useMemo(
    () => ({ price: priceColumn(form, isReadOnly, t), stock: stockColumn(form, isReadOnly, t) }),
    [form, isReadOnly, t],
  );
  return (
    <ProductStockLayout title={t("stock.freeTitle")} name={options.product.name} drawer={edit}>
      <FormItem form={form} name="cateIds" label={t("stock.categories")} explain={explain} isRequired>
        {(field) => (
          <MultiCascader
            nodes={categories.nodes}
            value={field.value}
            onChange={(ids) => field.onChange([...ids])}
            placeholder={t("stock.categoriesPlaceholder")}
            disabled={isReadOnly}
            empty={adding.empty}
          />
        )}
      </FormItem>
      {adding.dialog}
      <ProductStockTable skus={skus} cells={cells} errors={[errors.prices, errors.stocks]} onPaste={edit.paste} />
      {edit.prices.count !== undefined && <PriceQuestion prices={edit.prices} />}
      {edit.conflict && <Conflict conflict={edit.conflict} />}
    </ProductStockLayout>
  );
}

const explain = (message: string) => sentenceOf(productListText, message, freeEditLimits);

/** Another editor saved the product first: the SKUs with differences. */
function Conflict({ conflict }: { conflict: NonNullable<ProductFreeEdit["conflict"]> }) {
  const t = useText(productListText);
  const { byId } = indexTree(useCategoryTree("merchant").nodes ?? []);
  const { mine, current } = conflict;
  const lines = conflict.lines.filter(({ key }) => mine.prices[key] !== current.prices[key] || mine.stocks[key] !== current.stocks[key]);
  return (
    <EditConflict
      of={conflict}
      name={() => conflict.name}
      describe={({ cateIds, prices, stocks }) => [
        [t("stock.categories"), cateIds.map((id) => byId.get(id)?.label ?? `#${id}`).join(textOf(coreText, "states.comma")), "cateIds"],
        ...lines.map(
          ({ key, name }) =>
            [
              name,
              <span key={key}>
                <Money value={prices[key]} /> · {t("stock.stock")} {stocks[key] ?? "-"}
              </span>,
              ...[`prices.${key}`, `stocks.${key}`],
            ] as const,
        ),
      ]}
    />
  );
}

function priceColumn(form: Form, isReadOnly: boolean, t: ListText): Column<SkuLine> {
  return {
    key: "price",
    title: t("stock.price"),
    width: 140,
    cell: ({ key, name, sku }) => (
      <NumberCell
        form={form}
        name={`prices.${key}`}
        label={t("stock.priceOf", { sku: name })}
        mode={2}
        max={freeEditLimits.priceMax}
        disabled={isReadOnly}
        explain={explain}
        note={(price) => doubt(price, sku.cost, t)}
      />
    ),
  };
}

/** A warning about a suspicious price, which may still be right. */
function doubt(price: number | undefined, cost: string, t: ListText): string | undefined {
  if (price === undefined) return undefined;
  if (price === 0) return t("stock.isFree");
  return (centsOf(price) || 0) < (centsOf(cost) || 0) ? t("stock.isLow") : undefined;
}

function stockColumn(form: Form, isReadOnly: boolean, t: ListText): Column<SkuLine> {
  return {
    key: "stock",
    title: t("stock.stock"),
    width: 128,
    cell: ({ key, name }) => (
      <NumberCell
        form={form}
        name={`stocks.${key}`}
        label={t("stock.stockOf", { sku: name })}
        max={freeEditLimits.stockMax}
        disabled={isReadOnly}
        explain={explain}
      />
    ),
  };
}
