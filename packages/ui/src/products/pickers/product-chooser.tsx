import { coreText, useText } from "@shopkeeper/hooks/texts";
import { useFilters } from "@shopkeeper/hooks/list";
import { choosableProducts, type ProductPickerOptions, productText, useProductPicker } from "@shopkeeper/hooks/products/shared";
import type { Schema } from "@shopkeeper/sdk";
import { Button } from "../../core/button";
import { FilterBar } from "../../list/filter-bar";
import { TextFilter } from "../../list/text-filter";
import { PickerRows } from "../../picker/picker-rows";
import { styled } from "../../theme/styled";
import { productColumns, useProductPickerParts } from "./product-picker-parts";

/** The simple chooser inside a form: a few products at a time; single returns at once, multiple has 确定. */
export function ProductChooser(options: ProductPickerOptions<Schema<"ProductBrief">>) {
  const chooser = useProductPicker(choosableProducts, options);
  const t = useText(productText);
  const core = useText(coreText);
  const parts = useProductPickerParts(chooser);
  const filters = useFilters(chooser);
  return (
    <Root>
      <PickerRows
        {...parts}
        onToggle={chooser.choose}
        picker={chooser}
        columns={productColumns}
        height={rowsHeight(chooser.filters.query.limit)}
        filters={
          <FilterBar {...filters.bar} isNested>
            <TextFilter label={t("picker.search")} placeholder={t("picker.chooserPlaceholder")} width={300} {...filters.text("keywords")} />
          </FilterBar>
        }
      />
      {chooser.confirm && (
        <div>
          <Button variant="primary" onClick={chooser.confirm}>
            {core("actions.confirm")}
          </Button>
        </div>
      )}
    </Root>
  );
}

const Root = styled("div", { base: { display: "grid", gap: "3", gridTemplateColumns: "minmax(0, 1fr)" } });

/** The height of a head and this many rows with a picture. */
const rowsHeight = (rows: number) => 36 + 52 * rows;
