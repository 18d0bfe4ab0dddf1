import { type Text, useText } from "@shopkeeper/hooks/core";
import { type ProductPickerOptions, productText, useProductPicker } from "@shopkeeper/hooks/products/shared";
import type { Schema } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { CategoryCascader } from "../../categories/shared";
import { DataTable } from "../../core/data-table";
import { FilterBar } from "../../core/filter-bar";
import { FilterField } from "../../core/filter-field";
import { ListEmpty } from "../../core/list-empty";
import type { Column } from "../../core/table-column";
import { TextInput } from "../../core/text-input";
import { useDraftValue } from "../../core/use-draft-value";
import { PickerDialog } from "./picker-dialog";
import { pictureColumn } from "./picture-column";

export interface ProductPickerProps extends ProductPickerOptions<Schema<"ProductBrief">> {
  onClose: () => void;
}

/** The plain product picker, 944 px wide: products on sale. Mount it to open it. */
export function ProductPicker({ onClose, ...options }: ProductPickerProps) {
  const picker = useProductPicker(options);
  const t = useText(productText);
  const columns = useMemo(() => productColumns(t), [t]);
  return (
    <PickerDialog picker={picker} width={944} onClose={onClose} filters={<Filters picker={picker} />}>
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

function Filters({ picker: { query, change, reset, isRefreshing } }: { picker: ReturnType<typeof useProductPicker> }) {
  const t = useText(productText);
  const [keywords, setKeywords] = useDraftValue(query.keywords);
  return (
    <FilterBar onSearch={() => change({ keywords })} onReset={() => reset()} isBusy={isRefreshing}>
      <FilterField label={t("picker.category")}>
        <CategoryCascader
          owner="merchant"
          value={query.cateId}
          onChange={(cateId) => change({ cateId })}
          placeholder={t("picker.categoryPlaceholder")}
        />
      </FilterField>
      <FilterField label={t("picker.search")} width={240}>
        <TextInput value={keywords} onChange={setKeywords} placeholder={t("picker.keywordsPlaceholder")} maxLength={128} isClearable />
      </FilterField>
    </FilterBar>
  );
}

const productColumns = (t: Text<(typeof productText)["zh"]>): readonly Column<Schema<"Product">>[] => [
  { key: "id", title: t("columns.id"), width: 84, cell: (product) => product.id },
  pictureColumn<Schema<"Product">>(),
  { key: "name", title: t("columns.name"), isClipped: true, isHeading: true, cell: (product) => product.name },
  { key: "keyword", title: t("columns.keyword"), width: 200, isClipped: true, cell: (product) => product.keyword },
];
