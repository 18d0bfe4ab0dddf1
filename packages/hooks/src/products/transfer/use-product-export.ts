import { ProductColumn, type QueryOf, type Schema } from "@shopkeeper/sdk";
import { type Export, type SaveOption, useExport } from "../../files";

export interface ProductExportOptions extends SaveOption {
  /** The filter, tab and order of the list. */
  query: QueryOf<"exportProducts">;
  picked?: readonly number[];
  total?: number;
  /** Why no row matches the filter, in words. */
  unmatched?: string | undefined;
}

/** The export of products, the picked ones or as they are filtered; undefined where the account may not. */
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
