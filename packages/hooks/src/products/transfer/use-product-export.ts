import type { QueryOf } from "@shopkeeper/sdk";
import { type ExportOptions, textOf, useExport } from "../../core";
import { productTransferText } from "./product-transfer-messages";

export interface ProductExportOptions extends Pick<ExportOptions, "save"> {
  /** The filter, tab and order of the list. */
  query: QueryOf<"exportProducts">;
  /** The picked products, which are exported alone; all where none is picked. */
  picked?: readonly number[];
}

/** As many characters of ids as fit into one request. */
const idsMax = 10_000;

/** The export of the picked products, or of the list as it is filtered; undefined where the account may not. */
export function useProductExport({ query, picked = [], save }: ProductExportOptions) {
  const ids = picked.join(",");
  return useExport({
    operation: "exportProducts",
    request: (client, signal) => client.exportProducts({ query: { ...query, ...(ids && { ids }) }, signal }),
    refusal: ids.length > idsMax ? textOf(productTransferText, "export.many") : undefined,
    save,
  });
}
