import { labelOf, listQueries, type Schema } from "@shopkeeper/sdk";
import { currentLanguage, type SavedRow } from "../../core";
import { tabOfProduct } from "../tab-of-product";

/** How the list finds a product that was saved: under its tab, by its name. */
export function savedProductRow(name: string, saved: Schema<"SavedProduct">): SavedRow {
  const tab = tabOfProduct(saved);
  const keywords = name.trim().slice(0, listQueries.listProducts.fields.keywords.maxLength);
  return {
    id: saved.id,
    name,
    foundBy: { type: tab, keywords, categoryId: undefined, cateId: undefined },
    place: () => labelOf("ProductTab", tab, currentLanguage()),
  };
}
