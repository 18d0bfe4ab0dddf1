import { groupedNumber, useText } from "@shopkeeper/hooks/core";
import { productTransferText, useProductExport } from "@shopkeeper/hooks/products";
import type { QueryOf } from "@shopkeeper/sdk";
import { saveFile } from "../../files/save-file";
import { ExportButton } from "../../list/export-button";

export interface ProductExportButtonProps {
  query: QueryOf<"exportProducts">;
  /** The picked products, which may be exported alone. */
  picked?: readonly number[];
  /** How many products the filter finds. */
  total?: number;
}

/** 导出: the picked or the filtered products as a spreadsheet. */
export function ProductExportButton({ query, picked, total }: ProductExportButtonProps) {
  const t = useText(productTransferText);
  return (
    <ExportButton
      of={useProductExport({ query, picked, total, save: saveFile })}
      label={t("export.panel")}
      counted={({ products, rows }) => t("export.counted", { products: groupedNumber(products), rows: groupedNumber(rows) })}
    />
  );
}
