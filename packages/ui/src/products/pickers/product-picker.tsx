import { useFilters } from "@shopkeeper/hooks/list";
import { useText } from "@shopkeeper/hooks/texts";
import { pickableProducts, type ProductPickerOptions, productText, useProductPicker } from "@shopkeeper/hooks/products/shared";
import type { Schema } from "@shopkeeper/sdk";
import { CategoryCascader } from "../../categories/shared";
import { FilterBar } from "../../list/filter-bar";
import { FilterField } from "../../list/filter-field";
import type { Column } from "../../list/table-column";
import { TextFilter } from "../../list/text-filter";
import { PickerDialog } from "../../picker/picker-dialog";
import type { PickerProps } from "../../picker/picker-props";
import { keywordColumn, productColumns, useProductPickerParts } from "./product-picker-parts";

export interface ProductPickerProps extends ProductPickerOptions<Schema<"ProductBrief">>, PickerProps<Schema<"ProductBrief">> {}

/** The plain product picker, 944 px wide: products on sale. Mount it to open it. */
export function ProductPicker({ onClose, ...options }: ProductPickerProps) {
  const picker = useProductPicker(pickableProducts, options);
  const t = useText(productText);
  const parts = useProductPickerParts(picker);
  const filters = useFilters(picker);
  return (
    <PickerDialog
      {...parts}
      onToggle={picker.choose}
      picker={picker}
      width={944}
      onClose={onClose}
      columns={columns}
      filters={
        <FilterBar {...filters.bar}>
          <FilterField label={t("picker.category")}>
            <CategoryCascader owner="merchant" {...filters.choice("cateId")} placeholder={t("picker.categoryPlaceholder")} />
          </FilterField>
          <TextFilter label={t("picker.search")} placeholder={t("picker.keywordsPlaceholder")} width={240} {...filters.text("keywords")} />
        </FilterBar>
      }
    />
  );
}

const columns: readonly Column<Schema<"Product">>[] = [...productColumns, keywordColumn(200)];
