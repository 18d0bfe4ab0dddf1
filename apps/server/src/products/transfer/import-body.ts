import { labels, fields, ProductType, type Schema } from "@shopkeeper/sdk/contract";
import { countedParts, differsByZeros, fill, listParts, type Text, memberOf } from "@shopkeeper/sdk/rules/core";
import { combinationText, sheetCellOf } from "@shopkeeper/sdk/rules/products";
import { specRuleMessages } from "@shopkeeper/sdk/rules/specs";
import type { BodyOf } from "../../contract/contract";
import type { Files } from "../../ports/files";
import { CellFault, itemNumber, plainAmount, productField, saysSame } from "./import-cells";
import { singleSpec } from "../messages";
import {
  isAmount,
  isNullable,
  sharedColumns,
  type SkuColumn,
  skuColumns,
  skuFields,
  type ProductColumn,
  type RowTexts,
} from "./product-cells";
import { productInfo, type StoredProduct } from "../form/product-info";
import type { ProductNaming } from "./product-naming";
import { transferMessages as messages } from "./transfer-messages";

/** A row of a file, as it is sent. */
export type ImportRow = BodyOf<"checkProductImport">["rows"][number];

/** A problem of a row, with its column if it concerns only one. */
export interface RowFault {
  row: number;
  column: ProductColumn | null;
  text: Text;
}

/** A change that needs confirmation. */
export interface RowQuestion extends RowFault {
  kind: Schema<"ImportQuestionKind">;
}

/** The request body of a save, from the rows of a product. */
export interface ImportBody {
  body: Record<string, unknown>;
  /** The row of each SKU of the body; undefined for SKUs that are not in the file. */
  rowOf: (number | undefined)[];
  /** The indexes of new SKUs whose list price is their price, since the file has none. */
  borrowed: ReadonlySet<number>;
  faults: RowFault[];
  questions: RowQuestion[];
  /** Some cell differs from the stored value. */
  isOther: boolean;
}

type Sku = Record<string, unknown>;

/** The stored product, or a new one, with the cells of a file applied. SKUs that are not in the file stay. */
export function importBody(
  rows: readonly ImportRow[],
  stored: StoredProduct | undefined,
  storedCells: RowTexts | undefined,
  { naming, files }: { naming: ProductNaming; files: Files },
): ImportBody {
  const faults: RowFault[] = [];
  const questions: RowQuestion[] = [];
  const first = rows[0]?.row ?? 0;
  const known = stored ? productInfo(stored, files) : undefined;
  const body: Record<string, unknown> = known ? { ...known } : newProduct();
  const skus: Sku[] = known ? known.attrValue.map((sku) => ({ ...sku })) : [];
  const rowOf: (number | undefined)[] = skus.map(() => undefined);
  const borrowed = new Set<number>();
  const added = new Map<string, number>(); // the places of new SKUs by their values
  let isOther = stored === undefined;

  for (const column of sharedColumns) {
    const given = sharedCell(column);
    if (!given) continue;
    isOther = true;
    if (column === "specNames") continue;
    attempt(given.row, column, () => Object.assign(body, withoutNothing(productField(column, given.text, naming))));
  }
  const specs = specNames();
  for (const row of rows) readSku(row);
  body.attr = specs.map((attrName, place) => ({ attrName, attrValues: valuesOf(place).join(",") }));
  body.attrValue = skus;
  if (!known) {
    const [lone] = valuesOf(0);
    body.specType = specs.length > 1 || specs[0] !== singleSpec.name || skus.length > 1 || lone !== singleSpec.value;
    body.sliderImage ??= JSON.stringify(typeof body.image === "string" && body.image !== "" ? [body.image] : []);
    for (const sku of skus) sku.image ||= body.image;
  }
  return { body, rowOf, borrowed, faults, questions, isOther };

  /** The common text of the rows in a column, if it differs from the stored one. */
  function sharedCell(column: ProductColumn): { text: string; row: number } | undefined {
    const said = rows.flatMap((row) => {
      const text = sheetCellOf(row, column);
      return text === undefined ? [] : [{ text, row: row.row }];
    });
    if (said.length === 0) return undefined;
    const before = storedCells?.(0)?.[column];
    const texts = said.filter(({ text }) => text !== "");
    const [one] = texts;
    // independent of the stored value: else importing the same file twice would alternate
    const unlike = one && texts.find(({ text }) => !saysSame(column, text, one.text));
    if (unlike) fault(unlike.row, column, fill(messages.unlikeRows, { column: labels.ProductColumn[column] }));
    const given = one ?? { text: "", row: first };
    return before === undefined || !saysSame(column, given.text, before) ? given : undefined;
  }

  function specNames(): string[] {
    const given = sharedCell("specNames");
    if (stored) {
      if (given && given.text !== "") fault(given.row, "specNames", messages.specsFixed);
      return stored.specs.map((spec) => spec.attrName);
    }
    const names = listParts(given?.text ?? "");
    if (names.length > mostSpecs) fault(given?.row ?? first, "specNames", fill(specRuleMessages.specsFull, { specsMax: mostSpecs }));
    return names.join("") === "" ? [singleSpec.name] : names.slice(0, mostSpecs);
  }

  /** The values of a spec: the stored ones, without those that its SKUs no longer use, and the file's. */
  function valuesOf(place: number): string[] {
    const used = skus.map((sku) => valuesIn(sku)[place] ?? "");
    const before = stored?.specs[place]?.attrValues.split(",") ?? [];
    const left = new Set((stored?.skus ?? []).map((sku) => sku.sku.split(",")[place] ?? ""));
    return [...new Set([...before.filter((value) => used.includes(value) || !left.has(value)), ...used])];
  }

  function valuesIn(sku: Sku): string[] {
    const specValues: unknown = JSON.parse(String(sku.attrValue));
    return typeof specValues === "object" && specValues !== null ? specs.map((name) => String(memberOf(specValues, name) ?? "")) : [];
  }

  function readSku(row: ImportRow) {
    const values = specValuesOf(row);
    const place = placeOf(row, values);
    if (place === undefined) return;
    if (place === skus.length) added.set(keyOf(values), place);
    const taken = rowOf[place];
    if (taken !== undefined) return fault(row.row, "sku", fill(messages.skuTwice, { row: taken }));
    rowOf[place] = row.row;
    const before = storedCells?.(place);
    const sku = (skus[place] ??= newSku());
    if (!before || (values.join("") !== "" && values.join(",") !== before.sku)) {
      isOther = true;
      sku.attrValue = combination(row, values);
    }
    for (const column of skuColumns) {
      const text = sheetCellOf(row, column);
      if (text === undefined || (before && saysSame(column, text, before[column]))) continue;
      isOther = true;
      let plain = text;
      attempt(row.row, column, () => (plain = cellText(column, text)));
      if (column === "barCode" && before && differsByZeros(plain, before.barCode))
        questions.push({
          kind: "leadingZeros",
          row: row.row,
          column,
          text: fill(messages.zerosLost, { before: before.barCode, after: plain }),
        });
      // an empty cell of a new SKU means the default value
      if (before || plain !== "") sku[skuFields[column]] = plain === "" && isNullable(column) ? null : plain;
    }
    if (before || sku.otPrice) return;
    sku.otPrice = sku.price;
    borrowed.add(place);
  }

  /** The index of a row's SKU in the body; the next free index for a new SKU. */
  function placeOf(row: ImportRow, values: readonly string[]): number | undefined {
    const number = sheetCellOf(row, "skuNumber") ?? "";
    if (number !== "") {
      const place = stored?.skus.findIndex((sku) => String(sku.id) === plainAmount("skuNumber", number)) ?? -1;
      if (place >= 0) return place;
      return void fault(row.row, "skuNumber", fill(messages.skuMissing, { id: number }));
    }
    if (!stored) return added.get(keyOf(values)) ?? skus.length;
    if (!stored.row.specType) {
      if (values.join("") === "" || values.join(",") === stored.skus[0]?.sku) return 0;
      return void fault(row.row, "sku", messages.specsFixed);
    }
    const place = stored.skus.findIndex((sku) => sku.sku === values.join(","));
    if (place >= 0) return place;
    if (values.join("") === "" && stored.skus.length === 1) return 0;
    if (values.join("") === "") {
      // a row with only shared columns belongs to no SKU
      const isOfNone = skuColumns.every((column) => !sheetCellOf(row, column));
      return isOfNone ? undefined : void fault(row.row, "sku", messages.skuUnknown);
    }
    return added.get(keyOf(values)) ?? skus.length;
  }

  /** The combination of a row's values, in its stored form. */
  function combination(row: ImportRow, values: readonly string[]): string {
    const isBare = values.join("") === "";
    const isSingle = specs.length === 1 && specs[0] === singleSpec.name;
    const specValues = isBare && isSingle ? [singleSpec.value] : values;
    if (isSingle && !isBare && !stored && sharedText("specNames") === "") fault(row.row, "specNames", messages.specsWithoutNames);
    else if (specValues.length !== specs.length || specValues.includes(""))
      fault(row.row, "sku", fill(messages.valuesUnlikeNames, { names: specs.length, values: isBare ? 0 : specValues.length }));
    return combinationText(specs.map((name, at) => [name, specValues[at] ?? ""]));
  }

  /** The values of a row's specs; those of a stored SKU unchanged, with any characters. */
  function specValuesOf(row: ImportRow): string[] {
    const text = sheetCellOf(row, "sku") ?? "";
    return stored?.skus.some(({ sku }) => sku === text) ? text.split(",") : countedParts(text, specs.length);
  }

  function sharedText(column: ProductColumn) {
    return rows.map((row) => sheetCellOf(row, column) ?? "").find((text) => text !== "") ?? "";
  }

  function attempt(row: number, column: ProductColumn, work: () => void) {
    try {
      work();
    } catch (failure) {
      if (!(failure instanceof CellFault)) throw failure;
      fault(row, column, failure.text);
    }
  }

  function fault(row: number, column: ProductColumn | null, text: Text) {
    faults.push({ row, column, text });
  }
}

function cellText(column: SkuColumn, text: string): string {
  if (column === "barCode") return itemNumber(text);
  return isAmount(column) ? plainAmount(column, text) : text;
}

const mostSpecs = fields.ProductInput.attr.maxItems;

const keyOf = (values: readonly string[]) => values.join() || singleSpec.value;

const newProduct = () => ({ type: ProductType.ordinary, brandId: 0, tempId: 0, sort: 0, isSub: false, isPaidMember: false, content: null });

const newSku = (): Sku => ({
  ...{ cost: "0.00", weight: "0.00", volume: "0.00", brokerage: 0, brokerageTwo: 0, image: "", vipPrice: null },
  attrValue: "{}",
});

const withoutNothing = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
