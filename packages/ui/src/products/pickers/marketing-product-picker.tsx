import { currentLanguage, textOf, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { useFilters } from "@shopkeeper/hooks/list";
import { activityProducts, type ProductPickerOptions, productText, useProductPicker } from "@shopkeeper/hooks/products/shared";
import { labelOf, ProductShelf, type Schema } from "@shopkeeper/sdk";
import { CategoryCascader } from "../../categories/shared";
import { StatusTag } from "../../core/status-tag";
import { FilterBar } from "../../list/filter-bar";
import { FilterField } from "../../list/filter-field";
import { SelectFilter } from "../../list/select-filter";
import type { Column } from "../../list/table-column";
import { TextFilter } from "../../list/text-filter";
import { PickerDialog } from "../../picker/picker-dialog";
import type { PickerProps } from "../../picker/picker-props";
import { keywordColumn, productColumns, useProductPickerParts } from "./product-picker-parts";

export interface MarketingProductPickerProps
  extends ProductPickerOptions<Schema<"ActivityProduct">>, PickerProps<Schema<"ActivityProduct">> {
  /** The activity that the products are for. */
  activityId?: number;
  /** The ids of products already chosen for it: like participating products, they are marked and cannot be picked. */
  taken?: readonly number[];
}

/** The product picker for activities, 896 px wide: on the shelf or not, with their SKUs. Mount it to open it. */
export function MarketingProductPicker({ activityId, taken = none, onClose, ...options }: MarketingProductPickerProps) {
  const picker = useProductPicker(activityProducts(activityId), options);
  const isTaken = (row: { id: number; isTakingPart?: boolean | undefined }) => row.isTakingPart === true || taken.includes(row.id);
  const t = useText(productText);
  const language = useLanguage();
  const parts = useProductPickerParts(picker);
  const filters = useFilters(picker);
  return (
    <PickerDialog
      {...parts}
      onToggle={picker.choose}
      picker={{
        ...picker,
        page: { ...picker.page, rows: picker.page.rows.map((row) => (isTaken(row) ? { ...row, isTakingPart: true } : row)) },
      }}
      isDisabled={isTaken}
      width={896}
      onClose={onClose}
      columns={columns}
      filters={
        <FilterBar {...filters.bar}>
          <TextFilter label={t("picker.search")} placeholder={t("picker.namePlaceholder")} {...filters.text("name")} />
          <FilterField label={t("picker.platformCategory")}>
            <CategoryCascader owner="platform" {...filters.choice("categoryId")} placeholder={t("picker.platformCategoryPlaceholder")} />
          </FilterField>
          <FilterField label={t("picker.merchantCategory")}>
            <CategoryCascader owner="merchant" {...filters.choice("cateId")} placeholder={t("picker.merchantCategoryPlaceholder")} />
          </FilterField>
          <SelectFilter
            label={t("picker.shelf")}
            {...filters.choice("isShow")}
            placeholder={t("picker.shelfPlaceholder")}
            options={[true, false].map((value) => ({ value, label: shelfOf(value, language) }))}
          />
        </FilterBar>
      }
    />
  );
}

const none: readonly number[] = [];

const shelfOf = (isShow: boolean, language: string) =>
  labelOf("ProductShelf", isShow ? ProductShelf.onShelf : ProductShelf.offShelf, language);

const columns: readonly Column<Schema<"ActivityProduct">>[] = [
  ...productColumns,
  keywordColumn(150),
  {
    ...{ key: "category", title: () => textOf(productText, "columns.category"), width: 130, isClipped: true },
    cell: ({ categoryName }) => categoryName,
  },
  {
    ...{ key: "shelf", title: () => textOf(productText, "columns.shelf"), width: 96 },
    cell: ({ isShow, isTakingPart }) =>
      isTakingPart ? (
        <StatusTag tone="info">{textOf(productText, "picker.taken")}</StatusTag>
      ) : (
        <StatusTag tone={isShow ? "success" : "neutral"}>{shelfOf(isShow, currentLanguage())}</StatusTag>
      ),
  },
];
