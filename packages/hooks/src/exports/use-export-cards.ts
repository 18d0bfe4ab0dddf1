import { OrderColumn, OrderTab, ProductColumn, ProductTab, type QueryOf, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type Export, type SaveOption, useExport } from "../files";
import { unmatchedUserSearch, userSearchQuery } from "../list";

/** The export of products, with filters of its own. */
export interface ProductExportCard {
  query: QueryOf<"exportProducts">;
  change: (part: QueryOf<"exportProducts">) => void;
  exporting: Export<Schema<"ProductColumn">> | undefined;
}

/** The export of products, with filters of its own; `exporting` is undefined without the right. */
export function useProductExportCard({ save }: SaveOption): ProductExportCard {
  const [query, setQuery] = useState<QueryOf<"exportProducts">>({ type: ProductTab.onSale });
  const exporting = useExport({
    operation: "exportProducts",
    ...{ set: "ProductColumn", columns: Object.values(ProductColumn), save },
    request: (client, choice, signal) => client.exportProducts({ query: { ...query, ...choice }, signal }),
  });
  return { query, change: (part: typeof query) => setQuery((before) => ({ ...before, ...part })), exporting };
}

/** The export of orders, with filters of its own. */
export interface OrderExportCard {
  query: QueryOf<"exportOrders">;
  change: (part: QueryOf<"exportOrders">) => void;
  exporting: Export<Schema<"OrderColumn">> | undefined;
}

/** The export of orders, with filters of its own; `exporting` is undefined without the right. */
export function useOrderExportCard({ save }: SaveOption): OrderExportCard {
  const [query, setQuery] = useState<QueryOf<"exportOrders">>({ status: OrderTab.all });
  const exporting = useExport({
    operation: "exportOrders",
    ...{ set: "OrderColumn", columns: Object.values(OrderColumn), unmatched: unmatchedUserSearch(query), save },
    request: (client, choice, signal) => client.exportOrders({ query: { ...userSearchQuery(query), ...choice }, signal }),
  });
  return { query, change: (part: typeof query) => setQuery((before) => ({ ...before, ...part })), exporting };
}
