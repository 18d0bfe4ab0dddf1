import { ProductColumn, type QueryOf, type Schema } from "@shopkeeper/sdk";
import { type Export, type SaveOption, useExport } from "../../files";

export interface ProductExportOptions extends SaveOption {
  /** The filter, tab and order of the list. */
  query: QueryOf<"exportProducts">;
  picked?: readonly number[];
  total?: number;
  /** Why no row matches the filter, as a sentence. */
  unmatched?: string | undefined;
}

/** The export of the selected or the filtered products; undefined without the permission. */
export const useProductExport = ({
  query,
  picked,
  total,
  unmatched,
  save,
}: ProductExportOptions): Export<Schema<"ProductColumn">> | undefined =>
  useExport({
    operation: "exportProducts",
    ...{ set: "ProductColumn", columns: Object.values(ProductColumn), picked, total, unmatched, save },
    request: (client, choice, signal) => client.exportProducts({ query: { ...query, ...choice }, signal }),
  });
