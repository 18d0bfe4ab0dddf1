import type { Schema } from "@shopkeeper/sdk/contract";
import type { ProductFilter } from "../list/product-filter";
import type { ProductOrder } from "../list/product-order";

/** Which products are exported, as it was asked. */
export interface ExportQuestion {
  tab: Schema<"ProductTab">;
  filter: ProductFilter;
  alertStock: number;
  order: ProductOrder;
}

/** Whether a stored question is one that this version asks. */
export const isExportQuestion = (question: unknown): question is ExportQuestion =>
  typeof question === "object" && question !== null && ["tab", "filter", "alertStock", "order"].every((part) => part in question);
