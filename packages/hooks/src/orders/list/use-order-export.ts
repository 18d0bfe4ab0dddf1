import type { QueryOf } from "@shopkeeper/sdk";
import { type ExportOptions, useExport } from "../../core";

export interface OrderExportOptions extends Pick<ExportOptions, "save"> {
  /** The filter and tab of the list. */
  query: QueryOf<"exportOrders">;
}

/** The export of the orders as they are filtered; undefined where the account may not. */
export const useOrderExport = ({ query, save }: OrderExportOptions) =>
  useExport({ operation: "exportOrders", request: (client, signal) => client.exportOrders({ query, signal }), save });
