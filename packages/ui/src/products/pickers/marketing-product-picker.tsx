import { textOf, useLanguage, useText } from "@shopkeeper/hooks/core";
import { type MarketingProductPickerOptions, productText, useMarketingProductPicker } from "@shopkeeper/hooks/products/shared";
import { labelOf, ProductShelf, type Schema } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { CategoryCascader } from "../../categories/shared";
import { DataTable } from "../../core/data-table";
import { FilterBar } from "../../core/filter-bar";
import { FilterField } from "../../core/filter-field";
import { ListEmpty } from "../../core/list-empty";
import { Select } from "../../core/select";
import { StatusTag } from "../../core/status-tag";
import type { Column } from "../../core/table-column";
import { TextInput } from "../../core/text-input";
import { useDraftValue } from "../../core/use-draft-value";
import { PickerDialog } from "./picker-dialog";
import { pictureColumn } from "./picture-column";

type ActivityProduct = Schema<"ActivityProduct">;

export interface MarketingProductPickerProps extends MarketingProductPickerOptions {
  onClose: () => void;
}

/** The product picker for activities, 896 px wide: on the shelf or not, with their SKUs. Mount it to open it. */
export function MarketingProductPicker({ onClose, ...options }: MarketingProductPickerProps) {
  const picker = useMarketingProductPicker(options);
  const t = useText(productText);
  const language = useLanguage();
  const columns = useMemo(() => marketingColumns(language), [language]);
  return (
    <PickerDialog picker={picker} width={896} onClose={onClose} filters={<Filters picker={picker} />}>
      <DataTable
        label={t("picker.title")}
        columns={columns}
        rows={picker.rows}
        rowKey={(product) => product.id}
        list={picker}
        maxHeight="26rem"
        selection={{
          ...picker.selection,
          toggle: picker.choose,
          nameOf: (product) => product.name,
          picks: picker.mode === "single" ? "one" : "many",
        }}
        empty={<ListEmpty list={picker} title={t("picker.empty")} />}
      />
    </PickerDialog>
  );
}

function Filters({ picker: { query, change, reset, isRefreshing } }: { picker: ReturnType<typeof useMarketingProductPicker> }) {
  const t = useText(productText);
  const language = useLanguage();
  const [name, setName] = useDraftValue(query.name);
  return (
    <FilterBar onSearch={() => change({ name })} onReset={() => reset()} isBusy={isRefreshing}>
      <FilterField label={t("picker.search")}>
        <TextInput value={name} onChange={setName} placeholder={t("picker.namePlaceholder")} maxLength={128} isClearable />
      </FilterField>
      <FilterField label={t("picker.platformCategory")}>
        <CategoryCascader
          owner="platform"
          value={query.categoryId}
          onChange={(categoryId) => change({ categoryId })}
          placeholder={t("picker.platformCategoryPlaceholder")}
        />
      </FilterField>
      <FilterField label={t("picker.merchantCategory")}>
        <CategoryCascader
          owner="merchant"
          value={query.cateId}
          onChange={(cateId) => change({ cateId })}
          placeholder={t("picker.merchantCategoryPlaceholder")}
        />
      </FilterField>
      <FilterField label={t("picker.shelf")} width={150}>
        <Select
          value={query.isShow}
          onChange={(isShow) => change({ isShow })}
          placeholder={t("picker.shelfPlaceholder")}
          options={[
            { value: true, label: labelOf("ProductShelf", ProductShelf.onShelf, language) },
            { value: false, label: labelOf("ProductShelf", ProductShelf.offShelf, language) },
          ]}
        />
      </FilterField>
    </FilterBar>
  );
}

function marketingColumns(language: string): readonly Column<ActivityProduct>[] {
  return [
    { key: "id", title: textOf(productText, "columns.id"), width: 84, cell: (product) => product.id },
    pictureColumn<ActivityProduct>(),
    { key: "name", title: textOf(productText, "columns.name"), isClipped: true, isHeading: true, cell: (product) => product.name },
    { key: "keyword", title: textOf(productText, "columns.keyword"), width: 150, isClipped: true, cell: (product) => product.keyword },
    {
      key: "category",
      title: textOf(productText, "columns.category"),
      width: 130,
      isClipped: true,
      cell: (product) => product.categoryName,
    },
    {
      key: "shelf",
      title: textOf(productText, "columns.shelf"),
      width: 96,
      cell: (product) => (
        <StatusTag tone={product.isShow ? "success" : "neutral"}>
          {labelOf("ProductShelf", product.isShow ? ProductShelf.onShelf : ProductShelf.offShelf, language)}
        </StatusTag>
      ),
    },
  ];
}
