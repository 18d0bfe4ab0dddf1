import { groupedNumber, useText } from "@shopkeeper/hooks/core";
import { productTransferText, useProductExport } from "@shopkeeper/hooks/products";
import type { QueryOf } from "@shopkeeper/sdk";
import { ExportButton } from "../../core/export-button";
import { saveFile } from "../../core/save-file";

export interface ProductExportButtonProps {
  query: QueryOf<"exportProducts">;
  /** The picked products, which are exported alone. */
  picked?: readonly number[];
}

/** 导出: the picked or the filtered products as a spreadsheet. */
export function ProductExportButton({ query, picked = [] }: ProductExportButtonProps) {
  const t = useText(productTransferText);
  return (
    <ExportButton
      of={useProductExport({ query, picked, save: saveFile })}
      label={t("export.panel")}
      action={picked.length > 0 ? t("export.actionPicked", { count: picked.length }) : undefined}
      counted={({ products, rows }) => t("export.counted", { products: groupedNumber(products), rows: groupedNumber(rows) })}
    />
  );
}
