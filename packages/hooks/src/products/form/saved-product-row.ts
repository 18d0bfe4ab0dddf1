import { labelOf, listQueries, type Schema } from "@shopkeeper/sdk";
import { currentLanguage } from "../../texts";
import { type NotedRow } from "../../list";
import { tabOfProduct } from "../tab-of-product";

/** The list entry of a saved product: its tab and its name. */
export function savedProductRow(name: string, saved: Schema<"SavedProduct">): NotedRow {
  const tab = tabOfProduct(saved);
  const keywords = name.trim().slice(0, listQueries.listProducts.fields.keywords.maxLength);
  return {
    list: "listProducts",
    id: saved.id,
    name,
    foundBy: { type: tab, keywords },
    place: () => labelOf("ProductTab", tab, currentLanguage()),
  };
}
