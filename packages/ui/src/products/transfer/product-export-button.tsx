import { groupedNumber, useText } from "@shopkeeper/hooks/texts";
import { productTransferText, useProductExport } from "@shopkeeper/hooks/products";
import type { QueryOf } from "@shopkeeper/sdk";
import { saveFile } from "../../files/save-file";
import { ExportButton } from "../../list/export-button";

export interface ProductExportButtonProps {
  query: QueryOf<"exportProducts">;
  /** The ids of the picked products, for an export of these alone. */
  picked?: readonly number[];
  /** The number of products that match the filter. */
  total?: number;
  /** The reason why no product matches the filter. */
  unmatched?: string | undefined;
}

/** 导出: the picked or the filtered products as a spreadsheet. */
export function ProductExportButton({ query, picked, total, unmatched }: ProductExportButtonProps) {
  const t = useText(productTransferText);
  return (
    <ExportButton
      of={useProductExport({ query, picked, total, unmatched, save: saveFile })}
      label={t("export.panel")}
      counted={({ products, rows }) => t("export.counted", { products: groupedNumber(products), rows: groupedNumber(rows) })}
    />
  );
}
