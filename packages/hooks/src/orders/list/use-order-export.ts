import { OrderColumn, type QueryOf, type Schema } from "@shopkeeper/sdk";
import { type Export, type SaveOption, useExport } from "../../files";

export interface OrderExportOptions extends SaveOption {
  /** The filter and tab of the list. */
  query: QueryOf<"exportOrders">;
  /** The numbers of the selected orders. */
  picked: readonly string[];
  total: number | undefined;
  /** Why no row matches the filter, as a sentence. */
  unmatched?: string | undefined;
}

/** The export of the selected or the filtered orders; undefined without the permission. */
export const useOrderExport = ({ query, picked, total, unmatched, save }: OrderExportOptions): Export<Schema<"OrderColumn">> | undefined =>
  useExport({
    operation: "exportOrders",
    ...{ set: "OrderColumn", columns: Object.values(OrderColumn), picked, total, unmatched, save },
    request: (client, choice, signal) => client.exportOrders({ query: choice.ids ? choice : { ...query, ...choice }, signal }),
  });
