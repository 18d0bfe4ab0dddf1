import { type components, labels, ProductShelf, ProductType } from "@shopkeeper/sdk/contract";
import type { AmountOf, Language } from "@shopkeeper/sdk/rules/core";
import { measureText, moneyText } from "@shopkeeper/sdk/rules/money";
import type { Files } from "../../ports/files";
import type { SheetColumn } from "../../ports/spreadsheets";
import type { ProductNaming } from "./product-naming";
import { slidesOf } from "../form/slider";
import { transferMessages as messages } from "./transfer-messages";
import type { ListedProduct } from "./transfer-store";

/** A column of a product's row in a spreadsheet. */
export type ProductColumn = components["schemas"]["ProductColumn"];

/** The texts of a row by column. */
export type ProductCells = Record<ProductColumn, string>;

/** All columns, in the order of a file. */
export const productColumns = Object.keys(labels.ProductColumn).filter((key): key is ProductColumn => key in labels.ProductColumn);

/** The separator of entries in a cell with a list. */
const listSeparator = "；";

const numbers: Partial<Record<ProductColumn, number>> = {
  ...{ product: 0, skuNumber: 0, sort: 0, price: 2, vipPrice: 2, cost: 2, otPrice: 2, stock: 0, weight: 2, volume: 2 },
  ...{ brokerage: 0, brokerageTwo: 0, sales: 0 },
};
const widths: Partial<Record<ProductColumn, number>> = {
  name: 36,
  intro: 36,
  categories: 24,
  platformCategory: 28,
  image: 28,
  sliderImage: 28,
};

const amounts: Partial<Record<ProductColumn, AmountOf>> = {
  ...{ price: "money", vipPrice: "money", cost: "money", otPrice: "money", weight: "weight", volume: "volume" },
};

/** The quantity of a column's amounts, which decides the units that may follow them. */
export const amountOf = (column: ProductColumn): AmountOf => amounts[column] ?? "pieces";

/** Whether a column contains amounts. */
export const isAmount = (column: ProductColumn) => numbers[column] !== undefined;

/** The columns with the same text in every row of a product. */
export const sharedColumns: readonly ProductColumn[] = [
  ...(["name", "type", "intro", "keyword", "categories", "platformCategory", "brand", "unitName", "template", "guarantees"] as const),
  ...(["sort", "image", "sliderImage", "deliveryMethod", "refundSwitch", "isPaidMember", "isSub", "specNames"] as const),
];

/** The columns of single SKUs, with their fields of a save. */
export const skuFields = {
  ...{ price: "price", vipPrice: "vipPrice", cost: "cost", otPrice: "otPrice", stock: "stock", barCode: "barCode" },
  ...{
    weight: "weight",
    volume: "volume",
    brokerage: "brokerage",
    brokerageTwo: "brokerageTwo",
    stockPlace: "stockPlace",
    skuImage: "image",
  },
} as const;

/** The column of a single SKU. */
export type SkuColumn = keyof typeof skuFields;

/** The columns that are null in the contract when their cell is empty. */
const nullable: readonly SkuColumn[] = ["vipPrice", "barCode", "stockPlace"];
export const isNullable = (column: SkuColumn) => nullable.includes(column);

/** The columns of single SKUs, in the order of a file. */
export const skuColumns = productColumns.filter((column): column is SkuColumn => column in skuFields);

/** The heading of a column in a file. */
export const sheetColumn = (column: ProductColumn, language: Language): SheetColumn => ({
  key: column,
  heading: labels.ProductColumn[column][language],
  width: widths[column] ?? 14,
  decimals: numbers[column],
});

/** A cell in a file: amounts are numbers. */
export const sheetCell = (column: ProductColumn, text: string) => (numbers[column] === undefined || text === "" ? text : Number(text));

/** The texts of a product's rows by the index of their SKU, made on demand, since a product may have 2,048. */
export type RowTexts = (place: number) => ProductCells | undefined;

/** The rows of a product, one for each of its SKUs. */
export function productCells({ row, specs, skus }: ListedProduct, naming: ProductNaming, files: Files, language: Language): RowTexts {
  const yesNo = (flag: boolean) => messages.flags[flag ? "yes" : "no"][language];
  const listOf = (ids: readonly number[], names: ProductNaming[keyof ProductNaming]) =>
    ids.map((id) => names.textOf(id)).join(listSeparator);
  const methods = row.deliveryMethod.split(",").filter((method) => method === "1" || method === "2");
  const shared = {
    product: String(row.id),
    name: row.name,
    type: labels.ProductType[row.type === ProductType.virtual ? ProductType.virtual : ProductType.ordinary][language],
    intro: row.intro,
    keyword: row.keyword ?? "",
    categories: listOf(row.cateIds, naming.categories),
    platformCategory: naming.platformCategories.textOf(row.categoryId),
    brand: row.brandId === 0 ? messages.otherBrand[language] : naming.brands.textOf(row.brandId),
    unitName: row.unitName,
    template: row.tempId === 0 ? "" : naming.templates.textOf(row.tempId),
    guarantees: listOf(row.guaranteeIds, naming.guarantees),
    sort: String(row.sort),
    image: files.publicUrl(row.image),
    sliderImage: slidesOf(row.sliderImage)
      .map((slide) => files.publicUrl(slide))
      .join("\n"),
    deliveryMethod: methods.map((method) => messages.deliveries[method][language]).join(listSeparator),
    refundSwitch: yesNo(row.refundSwitch),
    isPaidMember: yesNo(row.isPaidMember),
    isSub: yesNo(row.isSub),
    specNames: row.specType ? specs.map((spec) => spec.attrName).join(",") : "",
    shelf: labels.ProductShelf[row.isShow ? ProductShelf.onShelf : ProductShelf.offShelf][language],
  };
  const rowOf = (sku: ListedProduct["skus"][number]) => ({
    ...shared,
    skuNumber: String(sku.id),
    sku: row.specType ? sku.sku : "",
    skuImage: files.publicUrl(sku.image),
    price: moneyText(sku.price),
    vipPrice: sku.vipPrice === null ? "" : moneyText(sku.vipPrice),
    cost: moneyText(sku.cost),
    otPrice: moneyText(sku.otPrice),
    stock: String(sku.stock),
    barCode: sku.barCode ?? "",
    weight: measureText(sku.weight),
    volume: measureText(sku.volume),
    brokerage: String(sku.brokerage),
    brokerageTwo: String(sku.brokerageTwo),
    stockPlace: sku.stockPlace ?? "",
    sales: String(sku.sales),
  });
  return (place) => {
    const sku = skus[place];
    return sku && rowOf(sku);
  };
}
