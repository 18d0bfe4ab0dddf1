import type { Language } from "@shopkeeper/sdk/rules/core";
import type { Download } from "../../files/download";
import { productColumns, sheetCell, sheetColumn, type ProductColumn } from "./product-cells";
import { transferMessages as messages } from "./transfer-messages";

const stockColumns: readonly ProductColumn[] = ["product", "skuNumber", "name", "sku", "barCode", "stock"];
const notImported: readonly ProductColumn[] = ["shelf", "sales"];

/** An empty table of products with two example rows. */
export const productTemplate = (language: Language): Download =>
  table(
    messages.productTemplate[language],
    messages.productSheet[language],
    productColumns.filter((column) => !notImported.includes(column)),
    messages.example.values.map((values, place) => exampleRow(values[language], place, language)),
    language,
  );

/** An empty table of stock. */
export const stockTemplate = (language: Language): Download =>
  table(messages.stockTemplate[language], messages.stockSheet[language], stockColumns, [], language);

function exampleRow(sku: string, place: number, language: Language): Partial<Record<ProductColumn, string>> {
  const { example } = messages;
  return {
    name: example.name[language],
    intro: example.intro[language],
    unitName: example.unit[language],
    categories: example.categories[language],
    platformCategory: example.platformCategory[language],
    template: example.template[language],
    image: example.picture[language],
    brand: messages.otherBrand[language],
    specNames: example.specNames[language],
    sku,
    price: place === 0 ? "98" : "228",
    otPrice: place === 0 ? "128" : "298",
    cost: place === 0 ? "50" : "120",
    stock: "100",
  };
}

function table(
  name: string,
  title: string,
  columns: readonly ProductColumn[],
  rows: readonly Partial<Record<ProductColumn, string>>[],
  language: Language,
): Download {
  async function* cells() {
    for (const row of rows) yield columns.map((column) => sheetCell(column, row[column] ?? ""));
  }
  return { name: `${name}.xlsx`, sheet: { title, columns: columns.map((column) => sheetColumn(column, language)), rows: cells() } };
}
