import { OrderTab, ProductTab, type QueryOf } from "@shopkeeper/sdk";
import { useState } from "react";
import { type ExportOptions, useExport, userSearchQuery } from "../core";

type Save = Pick<ExportOptions, "save">;

/** The export of products, with filters of its own; `exporting` is undefined without the right. */
export function useProductExportCard({ save }: Save) {
  const [query, setQuery] = useState<QueryOf<"exportProducts">>({ type: ProductTab.onSale });
  const request: ExportOptions["request"] = (client, signal) => client.exportProducts({ query, signal });
  const exporting = useExport({ operation: "exportProducts", request, save });
  return { query, change: (part: typeof query) => setQuery((before) => ({ ...before, ...part })), exporting };
}

/** The export of orders, with filters of its own; `exporting` is undefined without the right. */
export function useOrderExportCard({ save }: Save) {
  const [query, setQuery] = useState<QueryOf<"exportOrders">>({ status: OrderTab.all });
  const request: ExportOptions["request"] = (client, signal) => client.exportOrders({ query: userSearchQuery(query), signal });
  const exporting = useExport({ operation: "exportOrders", request, save });
  return { query, change: (part: typeof query) => setQuery((before) => ({ ...before, ...part })), exporting };
}
