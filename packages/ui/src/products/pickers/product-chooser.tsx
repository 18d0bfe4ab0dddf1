import { coreText, type Text, useText } from "@shopkeeper/hooks/core";
import { type ProductPickerOptions, productText, useProductChooser } from "@shopkeeper/hooks/products/shared";
import type { Schema } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { Button } from "../../core/button";
import { DataTable } from "../../core/data-table";
import { FilterBar } from "../../core/filter-bar";
import { FilterField } from "../../core/filter-field";
import { ListEmpty } from "../../core/list-empty";
import { Pager } from "../../core/pager";
import { PickerLayout } from "../../core/picker-layout";
import type { Column } from "../../core/table-column";
import { TextInput } from "../../core/text-input";
import { useDraftValue } from "../../core/use-draft-value";
import { pictureColumn } from "./picture-column";
import { ProductBasket } from "./product-basket";

/** The simple chooser that stands inside a form: a few products at a time; single returns at once, multiple has 确定. */
export function ProductChooser(options: ProductPickerOptions<Schema<"ProductBrief">>) {
  const chooser = useProductChooser(options);
  const { selection } = chooser;
  const t = useText(productText);
  const core = useText(coreText);
  const columns = useMemo(() => chooserColumns(t), [t]);
  return (
    <PickerLayout
      filters={<Filters chooser={chooser} />}
      height={rowsHeight(chooser.query.limit)}
      pager={
        <>
          {chooser.total > 0 && (
            <Pager {...chooser.query} total={chooser.total} sizes={chooser.definition.sizes} onChange={chooser.change} />
          )}
          {chooser.confirm && (
            <>
              <ProductBasket rows={selection.rows} max={chooser.max} onDrop={selection.drop} onClear={selection.clear} />
              <div>
                <Button variant="primary" onClick={chooser.confirm}>
                  {core("actions.confirm")}
                </Button>
              </div>
            </>
          )}
        </>
      }
    >
      <DataTable
        label={t("picker.title")}
        columns={columns}
        rows={chooser.rows}
        rowKey={(product) => product.id}
        list={chooser}
        maxHeight="400px"
        selection={{
          ...selection,
          toggle: chooser.choose,
          nameOf: (product) => product.storeName,
          picks: chooser.mode === "single" ? "one" : "many",
        }}
        empty={<ListEmpty list={chooser} title={t("picker.empty")} />}
      />
    </PickerLayout>
  );
}

function Filters({ chooser: { query, change, reset, isRefreshing } }: { chooser: ReturnType<typeof useProductChooser> }) {
  const t = useText(productText);
  const [keywords, setKeywords] = useDraftValue(query.keywords);
  return (
    <FilterBar onSearch={() => change({ keywords })} onReset={() => reset()} isBusy={isRefreshing} isNested>
      <FilterField label={t("picker.search")} width={300}>
        <TextInput value={keywords} onChange={setKeywords} placeholder={t("picker.chooserPlaceholder")} maxLength={128} isClearable />
      </FilterField>
    </FilterBar>
  );
}

/** A head and that many rows with a picture. */
const rowsHeight = (rows: number) => 36 + 52 * rows;

const chooserColumns = (t: Text<(typeof productText)["zh"]>): readonly Column<Schema<"Product">>[] => [
  { key: "id", title: t("columns.id"), width: 84, cell: (product) => product.id },
  pictureColumn<Schema<"Product">>(),
  { key: "storeName", title: t("columns.name"), isClipped: true, isHeading: true, cell: (product) => product.storeName },
];
