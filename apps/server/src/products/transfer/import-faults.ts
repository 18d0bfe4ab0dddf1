import type { Language, Text } from "@shopkeeper/sdk/rules/core";
import type { Output } from "../../contract/contract";
import { Refusal } from "../../core/refusal";
import type { ImportBody, RowFault } from "./import-body";
import { productColumns, skuColumns, skuFields, type ProductColumn } from "./product-cells";

class RowFaults extends Refusal {
  constructor(readonly rowFaults: readonly RowFault[]) {
    super("invalid");
  }
}

/** A refusal for unreadable cells. */
export const faultsOnly = (faults: readonly RowFault[]) => new RowFaults(faults);

/** The result of a refusal for the file's rows: each fault at its row and column, the rest for the whole product. */
export function refusedResult(
  refusal: Refusal,
  made: ImportBody | undefined,
  first: number,
  language: Language,
): Pick<Output<"checkProductImport">[number], "code" | "message" | "faults"> {
  const faults = refusal instanceof RowFaults ? refusal.rowFaults : fieldFaults(refusal.details.fields ?? {}, made, first);
  const placeOf = ({ column }: RowFault) => (column === null ? -1 : productColumns.indexOf(column));
  const cellFaults = [...faults]
    .sort((one, other) => one.row - other.row || placeOf(one) - placeOf(other))
    .map(({ row, column, text }) => ({ row, column, message: text[language] }));
  return { code: refusal.code, message: cellFaults.length > 0 ? null : refusal.text[language], faults: cellFaults };
}

const columnOfField: Readonly<Record<string, ProductColumn>> = {
  ...{
    name: "name",
    type: "type",
    intro: "intro",
    keyword: "keyword",
    cateId: "categories",
    categoryId: "platformCategory",
    brandId: "brand",
  },
  ...{ unitName: "unitName", tempId: "template", guaranteeIds: "guarantees", sort: "sort", image: "image", sliderImage: "sliderImage" },
  ...{ deliveryMethod: "deliveryMethod", refundSwitch: "refundSwitch", isPaidMember: "isPaidMember", isSub: "isSub" },
  ...{ attr: "specNames", specType: "specNames" },
};
const columnOfSkuField: Readonly<Record<string, ProductColumn>> = {
  ...Object.fromEntries(skuColumns.map((column) => [skuFields[column], column])),
  ...{ attrValue: "sku", id: "skuNumber" },
};

/** The faults of a save's fields, at the cells of their values. */
export function fieldFaults(fields: Readonly<Record<string, Text>>, made: ImportBody | undefined, first: number): RowFault[] {
  // a product without pictures has only its cover, a SKU without a picture has the product's, one without a list price has its price
  const isCoverAlone = made?.body.sliderImage === JSON.stringify([made?.body.image]);
  const isBorrowed = (path: string) => {
    if (path === "sliderImage" && isCoverAlone && "image" in fields) return true;
    const [, place, inner] = /^attrValue\.(\d+)\.(\w+)$/.exec(path) ?? [];
    return (inner === "image" && "image" in fields) || (inner === "otPrice" && made?.borrowed.has(Number(place)) === true);
  };
  const cellFaults = Object.entries(fields).filter(([path]) => !isBorrowed(path));
  return cellFaults.map(([path, text]) => {
    const [field = "", place, inner = ""] = path.split(".");
    if (field === "attrValue" && place !== undefined)
      return { row: made?.rowOf[Number(place)] ?? first, column: columnOfSkuField[inner] ?? null, text };
    if (field === "attr" && inner === "attrValues") return { row: first, column: "sku", text };
    return { row: first, column: columnOfField[field] ?? null, text };
  });
}
